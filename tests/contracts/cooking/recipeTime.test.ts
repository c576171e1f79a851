import { isoRecipeTime, readRecipeTime, recipeTimeText } from '#contracts/cooking/recipeTime.ts';
import { phrases } from '#rules/testing/examples.ts';

const shown = (text: string): string | undefined => {
  const time = readRecipeTime(text);
  return time && recipeTimeText(time);
};

describe('the time of a recipe', () => {
  const writings = {
    '1 h 30 min': `
      1 h 30 min | 1 hour 30 minutes | 1 hr. and 30 mins. | PT1H30M | pt90m | 90 | 1 h 30 | 1h30
      1.5 hours | 1,5 h | 1 1/2 hours | 1½ hours | 1 hour and 30 minutes | 1 hour, 30 minutes
      1 and 1/2 hours | 1-1/2 hours | About 1 h 30 | PT1.5H | PT1,5H | 1 hora y 30 minutos
      1 Hora y media | hora y media | 1 h y 30 min | 1½ horas | 1 y 1/2 horas | an hour and a half
      1 hour and a half
    `,
    '26 h': 'P1DT2H | 1 day 2 hours | P0Y0M1DT2H0M0S | 1 día y 2 horas',
    '30 min': '½ hour | +PT30M | media hora | half an hour',
    '45 min': '3/4 h | about 45 minutes | 45min | tres cuartos de hora | aprox. 45 min',
    '2 min': '90 seconds | 90 segundos',
    '24 h': '1 day',
    '20–25 min': `
      20–25 minutes | 20 to 25 min | 20 a 25 minutos | de 20 a 25 minutos | entre 20 y 25 minutos
      between 20 and 25 minutes | from 20 to 25 minutes
    `,
    '30–60 min': '30 min to 1 h | entre media hora y 1 hora | media hora a 1 hora',
    '45–60 min': '45 minutes–1 hour',
    '75–90 min': '1 h 15 min to 1 h 30 min',
    '1 h 30 min–2 h': '1 ½ to 2 hours | 1 1/2-2 h',
    '2 h–2 h 30 min': '2 to 2½ hours',
    '2–24 h': '2 hours to 1 day',
    '2–3 h': '2 to 3 hours',
    '1 h 30 min–2 h 30 min': '90–150 min',
    '1 h': '60 min | una hora',
    '1–2 h': '1 to 2 h.',
    '30–45 min': '½–¾ h',
    '35 min': 'P0Y0M0DT0H35M0.000S',
    '1 h 10 min': 'P0DT1H10M | PT4200S | PT70M',
    '168 h': 'P1W | 1 semana',
    '15 min': 'PT0.25H | un cuarto de hora',
    '72 h': 'P3D',
    '10 min': '10 minutos',
    '1 h 15 min': '1 hora 15 minutos | una hora y cuarto',
    '2 h 30 min': '2 horas y media',
    '20 min': 'unos 20 minutos',
    '48 h': '2 días | 2 di\u0301as',
  };
  test.each(
    Object.entries(writings).flatMap(([text, all]) => phrases(all).map((written) => [written, text])),
  )('%s is shown as %s', (written, text) => expect(shown(written)).toBe(text));

  test.each([
    '',
    ' ',
    ...phrases(`
      overnight | until golden | P | PT | 0 min | 1/0 h | 20 minimeters | 3 eggs | 721 h | 99999999 min
      - | 30 min, plus 2 h of rest | 20 min plus 1 h | 10 min per side | 10 min twice | 30 min + 1 h
      30 min or 1 h | 20 min, 20 min | 30 min 1 h | 25-20 min | 1 to 2 to 3 h | up to 1 hour
      1 h (or overnight) | 1 h, overnight | 1 h 75 | 1:30 h | 1 hour 30 minutes to
      1 to 2 hours 30 minutes | 2-3 h 30 min | 1-1 hour 15 min | 1 to 2 h 30 | 1,500 min | P1Y | P1M
      P5W | -PT30M | PT1H30 | PT-1H | P1.5.5D | toda la noche | 30 minutos más 2 horas
      1 hora o 2 horas | 10 minutos por lado | y media | media | 1 hora y | de 20 minutos
      media hora y media hora | 2 días a
    `),
  ])('cannot be read in "%s"', (written) => expect(readRecipeTime(written)).toBeUndefined());

  test('may be thirty days, and no more', () => {
    expect(shown('30 days')).toBe('720 h');
    expect(shown('43200')).toBe('720 h');
    expect(shown('43201')).toBeUndefined();
  });

  test.each([
    ['45 min', 'PT45M'],
    ['2 h', 'PT2H'],
    ['1 h 5 min', 'PT1H5M'],
    ['20–25 min', 'PT25M'],
    ['30 min to 1 h', 'PT1H'],
  ])('%s is %s for search engines', (written, iso) => {
    const time = readRecipeTime(written);
    expect(time && isoRecipeTime(time)).toBe(iso);
  });
});
