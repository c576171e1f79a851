import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { parseArticle } from '../../transformer/parseArticle.ts';
import { patternsIn, type SourcePattern } from '../support/sourceLiterals.ts';

/** Everything that runs while articles are read, checked, shown, found and sent; tools and builds are not among it. */
const sources = [
  '{contracts,platform,transformer,widgets,quality,content,shell,features,server,client,editor-preview}/**/*.{ts,tsx}',
  'cli/{baseline,check,fix,input,report,run,settings}/**/*.ts',
  'schemas/*.ts',
  'tests/quality/yourOwn/*.ts',
];

/** Every expression that is written out in the sources, and every pattern of every schema, each once. */
function allPatterns(): SourcePattern[] {
  const found = [
    ...sources.flatMap(patternsIn),
    ...globSync('schemas/{*,blocks/*}.json').flatMap(patternsOfSchema),
  ];
  return [...new Map(found.map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern])).values()];
}

function patternsOfSchema(file: string): SourcePattern[] {
  const found: SourcePattern[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
    if (key === 'pattern' && typeof value === 'string') found.push({ file, source: value, flags: 'u' });
    return value;
  });
  return found;
}

/** Whether something in an expression may be repeated without a bound: only that can take long. */
function repeatsWithoutBound({ source }: SourcePattern): boolean {
  const outsideOfClasses = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return /[*+]|\{\d+,\}/.test(outsideOfClasses);
}

/** The checker knows no sets of characters with others taken out: the whole set matches more. */
function withPlainSets({ source, flags }: SourcePattern): [source: string, flags: string] {
  if (!flags.includes('v')) return [source, flags];
  return [source.replace(/--(?:\[[^\]]*\]|\\p\{[^}]*\})/g, ''), flags.replace('v', 'u')];
}

const patterns = allPatterns();
const repeating = patterns.filter(repeatsWithoutBound);

/**
 * The checker counts steps, and besides takes for slow whatever runs into a time limit of its own: these are such, in
 * milliseconds, that a busy machine runs into none.
 */
const limits = { timeout: 90_000, incubationTimeout: 60_000, attackTimeout: 60_000 };

describe('an expression that content may feed takes time in proportion to the text', () => {
  test.each(
    repeating.map((pattern) => [`/${pattern.source}/${pattern.flags} in ${pattern.file}`, pattern] as const),
  )('%s', async (_name, pattern) => {
    const told = await check(...withPlainSets(pattern), limits);
    expect(told).toMatchObject({ status: 'safe' });
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
