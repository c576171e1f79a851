import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/editor-compared.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', what = '', ours = '', shownBy = '']) => ({ number, what, ours, shownBy }));

test('the comparison of editors has all 29 rows', () =>
  expect(rows.map(({ number }) => Number(number))).toEqual(
    Array.from({ length: 29 }, (_, index) => index + 1),
  ));

test.each(rows)('$number $what: what is claimed is shown by tests that are there', ({ ours, shownBy }) => {
  const files = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file]) => `tests/${file}`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.length > 0).toBe(ours.startsWith('Y'));
});
