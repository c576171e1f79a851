import { check } from 'recheck';
import { parseArticle } from '../../transformer/parseArticle.ts';
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
  test.each([
    ['a word without quotes behind a long word', `{"a":"${'x'.repeat(1_900_000)}", b}`],
    ['a quote that is never closed', `{"a":"${'x'.repeat(1_900_000)}`],
    ['a comma too many behind a long word', `{"a":"${'x-'.repeat(950_000)}",}`],
    ['a wrong word behind escapes', `{"a":"${'\\n'.repeat(900_000)}", 'b': nope}`],
    ['a word behind blanks', `${' '.repeat(1_900_000)}x`],
    ['nothing but quotes', `{"a": x${'"'.repeat(1_900_000)}`],
  ])('is refused in bounded time: %s', (_what, text) => {
    const start = performance.now();
    expect(parseArticle(text).ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
