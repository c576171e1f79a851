import { nearestWord } from '#content/database/search/nearestWord.ts';

const candidate = (word: string, articles = 1) => ({ word, articles });

describe('the word that was meant', () => {
  it('may be one slip away from a word of up to six letters', () => {
    expect(nearestWord('biotim', [candidate('biotin')])).toBe('biotin');
    expect(nearestWord('biatim', [candidate('biotin')])).toBeUndefined();
  });

  it('may be two slips away from a longer one', () => {
    expect(nearestWord('calligen', [candidate('collagen')])).toBe('collagen');
    expect(nearestWord('calligem', [candidate('collagen')])).toBeUndefined();
  });

  it('is not guessed for words of three letters', () => {
    expect(nearestWord('irn', [candidate('iron')])).toBeUndefined();
    expect(nearestWord('irom', [candidate('iron')])).toBe('iron');
  });

  it('is the nearest, then the commonest', () => {
    expect(nearestWord('collagem', [candidate('collage', 9), candidate('collagen', 1)])).toBe('collage');
    expect(nearestWord('sleap', [candidate('sleet', 1), candidate('sleep', 5), candidate('sleek', 2)])).toBe(
      'sleep',
    );
  });

  it('may be one that is only half typed', () =>
    expect(nearestWord('magn', [candidate('magnesium'), candidate('mane')])).toBe('magnesium'));

  it('is nothing without candidates', () => expect(nearestWord('collagen', [])).toBeUndefined());
});
