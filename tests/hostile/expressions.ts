import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { patternsIn, type SourcePattern } from '../support/sourceLiterals.ts';

/** Everything that runs while articles are read, checked, shown, found and sent; tools and builds are not among it. */
const sources = [
  '{contracts,platform,transformer,widgets,quality,content,shell,features,server,client,editor-preview}/**/*.{ts,tsx}',
  'cli/{baseline,check,fix,input,report,run,settings}/**/*.ts',
  'schemas/*.ts',
  'tests/rules/yourOwn/*.ts',
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

export const patterns = allPatterns();
export const repeating = patterns.filter(repeatsWithoutBound);

/**
 * The checker counts steps, and besides takes for slow whatever runs into a time limit of its own: these are such, in
 * milliseconds, that a busy machine runs into none.
 */
const limits = { timeout: 90_000, incubationTimeout: 60_000, attackTimeout: 60_000 };

export async function judged(pattern: SourcePattern): Promise<string> {
  const { status } = await check(...withPlainSets(pattern), limits);
  return status;
}

export const asKept = ({ source, flags }: SourcePattern): string => `/${source}/${flags}`;

export const keptFile = 'tests/hostile/safeExpressions.json';

export const readKept = (): ReadonlySet<string> =>
  new Set<string>(JSON.parse(readFileSync(keptFile, 'utf8')));
