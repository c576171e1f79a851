import { isoRecipeTime, readRecipeTime, recipeTimeText } from '#contracts/cooking/recipeTime.ts';
import { phrases } from '#rules/testing/examples.ts';

const shown = (text: string): string | undefined => {
  const time = readRecipeTime(text);
  return time && recipeTimeText(time);
};

describe('the time of a recipe', () => {
  test.each([
    ['1 h 30 min', '1 h 30 min'],
    ['1 hour 30 minutes', '1 h 30 min'],
    ['1 hr. and 30 mins.', '1 h 30 min'],
    ['PT1H30M', '1 h 30 min'],
    ['pt90m', '1 h 30 min'],
    ['P1DT2H', '26 h'],
    ['90', '1 h 30 min'],
    ['1 h 30', '1 h 30 min'],
    ['1h30', '1 h 30 min'],
    ['1.5 hours', '1 h 30 min'],
    ['1,5 h', '1 h 30 min'],
    ['1 1/2 hours', '1 h 30 min'],
    ['1½ hours', '1 h 30 min'],
    ['½ hour', '30 min'],
    ['3/4 h', '45 min'],
    ['about 45 minutes', '45 min'],
    ['45min', '45 min'],
    ['1 hour and 30 minutes', '1 h 30 min'],
    ['1 hour, 30 minutes', '1 h 30 min'],
    ['1 and 1/2 hours', '1 h 30 min'],
    ['1-1/2 hours', '1 h 30 min'],
    ['About 1 h 30', '1 h 30 min'],
    ['1 day 2 hours', '26 h'],
    ['90 seconds', '2 min'],
    ['1 day', '24 h'],
    ['20–25 minutes', '20–25 min'],
    ['20 to 25 min', '20–25 min'],
    ['30 min to 1 h', '30–60 min'],
    ['45 minutes–1 hour', '45–60 min'],
    ['1 h 15 min to 1 h 30 min', '75–90 min'],
    ['1 ½ to 2 hours', '1 h 30 min–2 h'],
    ['1 1/2-2 h', '1 h 30 min–2 h'],
    ['2 to 2½ hours', '2 h–2 h 30 min'],
    ['2 hours to 1 day', '2–24 h'],
    ['2 to 3 hours', '2–3 h'],
    ['90–150 min', '1 h 30 min–2 h 30 min'],
    ['60 min', '1 h'],
    ['1 to 2 h.', '1–2 h'],
    ['½–¾ h', '30–45 min'],
    ['P0Y0M0DT0H35M0.000S', '35 min'],
    ['P0Y0M1DT2H0M0S', '26 h'],
    ['P0DT1H10M', '1 h 10 min'],
    ['P1W', '168 h'],
    ['PT1.5H', '1 h 30 min'],
    ['PT1,5H', '1 h 30 min'],
    ['PT0.25H', '15 min'],
    ['PT4200S', '1 h 10 min'],
    ['PT70M', '1 h 10 min'],
    ['+PT30M', '30 min'],
    ['P3D', '72 h'],
    ['10 minutos', '10 min'],
    ['1 hora y 30 minutos', '1 h 30 min'],
    ['1 hora 15 minutos', '1 h 15 min'],
    ['1 Hora y media', '1 h 30 min'],
    ['hora y media', '1 h 30 min'],
    ['una hora', '1 h'],
    ['una hora y cuarto', '1 h 15 min'],
    ['2 horas y media', '2 h 30 min'],
    ['media hora', '30 min'],
    ['un cuarto de hora', '15 min'],
    ['tres cuartos de hora', '45 min'],
    ['unos 20 minutos', '20 min'],
    ['aprox. 45 min', '45 min'],
    ['1 h y 30 min', '1 h 30 min'],
    ['1½ horas', '1 h 30 min'],
    ['1 y 1/2 horas', '1 h 30 min'],
    ['2 días', '48 h'],
    ['2 di\u0301as', '48 h'],
    ['1 día y 2 horas', '26 h'],
    ['90 segundos', '2 min'],
    ['1 semana', '168 h'],
    ['20 a 25 minutos', '20–25 min'],
    ['de 20 a 25 minutos', '20–25 min'],
    ['entre 20 y 25 minutos', '20–25 min'],
    ['entre media hora y 1 hora', '30–60 min'],
    ['media hora a 1 hora', '30–60 min'],
    ['half an hour', '30 min'],
    ['an hour and a half', '1 h 30 min'],
    ['1 hour and a half', '1 h 30 min'],
    ['between 20 and 25 minutes', '20–25 min'],
    ['from 20 to 25 minutes', '20–25 min'],
  ])('%s is shown as %s', (written, text) => expect(shown(written)).toBe(text));

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
