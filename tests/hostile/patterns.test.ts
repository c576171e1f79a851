import { readArticle } from '../../quality/json/readArticle.ts';
import { baitsFor, type Pattern, schemaPatterns, sourcePatterns } from './patterns.ts';

/**
 * More than twenty times what the slowest one takes, on a busy machine too; an expression whose time grows with the
 * square of the text's length takes more than this at the length of the baits.
 */
const limitMs = 500;

/** The time of the fastest of three runs: what else the machine does at that moment is not the expression's doing. */
function fastestMs(run: () => unknown): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && fastest > limitMs; round += 1) {
    const start = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

function slowBaits({ expression }: Pattern): string[] {
  return baitsFor(expression)
    .map((bait) => ({ bait, ms: fastestMs(() => bait.replace(expression, '')) }))
    .filter(({ ms }) => ms > limitMs)
    .map(({ bait, ms }) => `${bait.slice(0, 20)}… took ${Math.round(ms)} ms`);
}

describe('a text of 60,000 characters that is made to waste time', () => {
  test.each(schemaPatterns())('wastes none in the pattern $name', (pattern) => {
    expect(slowBaits(pattern)).toEqual([]);
  });

  test.each(sourcePatterns())('wastes none in $name', (pattern) => {
    expect(slowBaits(pattern)).toEqual([]);
  });

  test('is tried on every pattern that there is', () => {
    expect(schemaPatterns().length).toBeGreaterThan(10);
    expect(sourcePatterns().length).toBeGreaterThan(100);
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
    expect(fastestMs(() => expect(readArticle(text).ok).toBe(false))).toBeLessThan(5_000);
  });
});
