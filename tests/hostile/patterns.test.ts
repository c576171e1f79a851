import { check } from 'recheck';
import { parseArticle } from '#transformer/validate/parseArticle.ts';
import { slowGrowth } from '../support/growth.ts';
import { asKept, judged, patterns, readKept, repeating } from './expressions.ts';

const kept = readKept();
/** Trying all takes a minute: `npm run test:long` does. */
const unknown = repeating.filter((pattern) => !kept.has(asKept(pattern)));

describe('an expression that content may feed takes time in proportion to the text', () => {
  test('as it was found to, or is found now', async () => {
    const found = await Promise.all(
      unknown.map(async (pattern) => [asKept(pattern), pattern.file, await judged(pattern)]),
    );
    expect(found.filter(([, , status]) => status !== 'safe')).toEqual([]);
  });

  test('and all are tried', () => {
    expect(patterns.length).toBeGreaterThan(300);
    expect(repeating.length).toBeGreaterThan(80);
  });

  test('which the checker can tell', async () => {
    expect((await check('[\\s"]+$', '')).status).toBe('vulnerable');
  });
});

describe('a document of 1.9 MB that stops being JSON at its end', () => {
  test.each<[string, (length: number) => string]>([
    ['a word without quotes behind a long word', (length) => `{"a":"${'x'.repeat(length)}", b}`],
    ['a quote that is never closed', (length) => `{"a":"${'x'.repeat(length)}`],
    ['a comma too many behind a long word', (length) => `{"a":"${'x-'.repeat(length / 2)}",}`],
    ['a wrong word behind escapes', (length) => `{"a":"${'\\n'.repeat(length / 2)}", 'b': nope}`],
    ['a word behind blanks', (length) => `${' '.repeat(length)}x`],
    ['nothing but quotes', (length) => `{"a": x${'"'.repeat(length)}`],
  ])('is refused in time that grows with its length alone: %s', async (_what, text) => {
    expect(parseArticle(text(1_900_000)).ok).toBe(false);
    expect(await slowGrowth((length) => parseArticle(text(length)), 1_900_000)).toBeUndefined();
  });
});
