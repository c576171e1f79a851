import { layoutExperiments } from '../article/layoutVariants.ts';
import type { BlockList, PreparedBlock } from '../article/preparedArticle.ts';
import type { LoadedRegistry } from '../registry/widget.ts';

export interface PageDependencies {
  /** Sorted names of experiments; `all` if a widget reads all of them. */
  experiments: readonly string[] | 'all';
  /** Sorted countries that are distinguished; `all` if a widget reads the country itself. */
  countries: readonly string[] | 'all';
  /** When it changes by itself, in milliseconds since 1970, ascending; absent if never. */
  instants?: readonly number[];
}

/**
 * @param blocks all of the article's, as validated
 * @param around experiments of the surroundings, and expiry of fetched data in milliseconds since 1970
 */
export function dependsOn(
  blocks: BlockList<PreparedBlock>,
  registry: LoadedRegistry,
  { experiments: around = [], until }: { experiments?: readonly string[]; until?: number | undefined } = {},
): PageDependencies {
  const reads = new Set(blocks.flatMap(({ type }) => registry.get(type)?.reads ?? []));
  const named = blocks.flatMap(({ type, when }) => [
    ...(when?.countries ?? []),
    ...(registry.get(type)?.countries ?? []),
  ]);
  const countries = reads.has('country') ? ('all' as const) : [...new Set(named)].sort();
  const moments = blocks
    .flatMap(({ when }) => [when?.from, when?.until])
    .flatMap((each) => (each === undefined ? [] : Date.parse(each)))
    .concat(until ?? []);
  const instants = moments.length > 0 ? { instants: moments.sort((a, b) => a - b) } : {};
  if (reads.has('experiments')) return { experiments: 'all', countries, ...instants };
  const ofBlocks = blocks.flatMap(({ when }) => when?.experiment ?? []);
  const ofLayouts = layoutExperiments.filter((name) => reads.has(name));
  return { experiments: [...new Set([...ofBlocks, ...ofLayouts, ...around])].sort(), countries, ...instants };
}
