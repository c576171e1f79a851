import { trimBreaks } from '#editor-preview/clipboard/trimBreaks.ts';

test.each([
  ['<br><br>a<br>b<br>', 'a<br>b', 'a<br>b'],
  [' <br> a <br> ', ' <br> a <br> ', 'a'],
  ['<br>', '', ''],
  ['<br> <br>', ' ', ''],
  ['br>', 'br>', 'br>'],
  ['', '', ''],
])('%j has no line breaks at its ends: %j, and without blanks %j', (html, breaks, both) => {
  expect(trimBreaks(html, { blanks: false })).toBe(breaks);
  expect(trimBreaks(html, { blanks: true })).toBe(both);
});
