import { isBlank, isBlankHtml } from '#contracts/blank.ts';
import { slowGrowth } from '../support/growth.ts';

describe('a blank text', () => {
  test.each(['', ' ', '\t\r\n', '\u00a0\u3000\ufeff'])('is %j', (text) => expect(isBlank(text)).toBe(true));

  test.each(['x', ' 0 ', '—'])('is not %j', (text) => expect(isBlank(text)).toBe(false));
});

describe('blank HTML', () => {
  test.each([
    '',
    ' \n',
    '<p></p>',
    '<p>&nbsp;</p><p><br></p>',
    '<div><span>&#160;&#xA0;&ZeroWidthSpace;</span> \u200b\u00a0</div>',
    '<!-- <p>Later</p> -->',
    '<p><!-- not closed',
  ])('is %j', (html) => expect(isBlankHtml(html)).toBe(true));

  test.each(['x', '<p>0</p>', '&amp;', '<p><img src="/a.webp" alt=""></p>', '5 < 6', '<p>&nbspx</p>'])(
    'is not %j',
    (html) => expect(isBlankHtml(html)).toBe(false),
  );

  test.each(['<', '<!--', '<!-- --', '&nbsp', '&#0', '<p '])(
    'is told from 60,000 times %j in time that grows with their number alone',
    async (piece) =>
      expect(await slowGrowth((times) => isBlankHtml(`${piece.repeat(times)}x`), 60_000)).toBeUndefined(),
  );
});
