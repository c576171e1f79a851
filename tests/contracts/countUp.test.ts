import { countedText } from '#contracts/countUp.ts';

describe('a number at a step of its count', () => {
  test.each([
    ['100', '80', '90'],
    ['92%', '74%', '83%'],
    ['-50', '-40', '-45'],
    ['$1,250', '$1,000', '$1,125'],
    ['1 250', '1 000', '1 125'],
    ['5.0 million', '4.0 million', '4.5 million'],
    ['1,000,000+', '800,000+', '900,000+'],
    ['~12.50', '~10.00', '~11.25'],
  ])('%s starts at 80%% as %s, and passes %s half way', (text, start, halfWay) => {
    expect(countedText(text, 0)).toBe(start);
    expect(countedText(text, 30)).toBe(halfWay);
  });

  test('is the text as written at the last step', () => {
    expect(countedText('007', 59)).not.toBe('007');
    expect(countedText('007', 60)).toBe('007');
  });

  test.each(['many', '', '7 to 9', '1 in 3', '24/7', '1,25', '1.250.000', '1e+21', '1234567890123456'])(
    'that is not exactly one plain number is shown unchanged: %p',
    (text) => {
      expect(countedText(text, 0)).toBe(text);
      expect(countedText(text, 59)).toBe(text);
    },
  );
});
