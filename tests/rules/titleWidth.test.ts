import { fittingPart, titleWidth } from '#rules/seo/title-truncated/titleWidth.ts';

describe('the width of a title', () => {
  test('is that of its letters', () => {
    expect(titleWidth('ii')).toBeCloseTo(8.88);
    expect(titleWidth('WW')).toBeCloseTo(37.76);
  });

  test('of nothing is nothing', () => expect(titleWidth('')).toBe(0));

  test('is the same as that of its characters one by one', () => {
    const title = 'Ünïcode “x” — W@… 😀 睡 \uD83D!';
    const one = [...title].reduce((sum, character) => sum + titleWidth(character), 0);
    expect(titleWidth(title)).toBe(one);
    expect(titleWidth('😀')).toBe(titleWidth('ä'));
  });

  test('cuts a text between words', () => {
    expect(fittingPart('sleep more', titleWidth('sleep mo'))).toBe('sleep');
    expect(fittingPart('sleep more', titleWidth('sleep more'))).toBe('sleep more');
    expect(fittingPart('sleep more', titleWidth('sleep'))).toBe('sleep');
  });

  test('cuts a word that is longer than all', () =>
    expect(fittingPart('sleepless', titleWidth('sleep'))).toBe('sleep'));
});
