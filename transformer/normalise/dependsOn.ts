import { layoutExperiments } from '../layoutVariants.ts';
import type { BlockList, PreparedBlock } from '../preparedArticle.ts';
import type { LoadedRegistry } from '../widget.ts';

/** What of its reader a page depends on: part of the key that it is cached by. */
export interface PageDependencies {
  /** Names of experiments, sorted; `all` where a widget looks at whatever the reader takes part in. */
  experiments: readonly string[] | 'all';
  /** The countries whose readers it tells apart, from each other and from all others, sorted; `all` where a widget looks at whichever it is. */
  countries: readonly string[] | 'all';
  /** When it becomes another one by itself, in milliseconds since 1970, in order; absent where it does not. */
  instants?: readonly number[];
}

/**
 * What of its reader really makes a difference to a page: the conditions of its blocks, what their widgets declare in
 * `reads`, and what stands around them. Most articles depend on nothing, and all their readers share one page.
 *
 * @param blocks all of the article's, as validated
 * @param around names of the experiments that decide what stands around the blocks, and the moment until which holds what was asked of
 *   others for it, in milliseconds since 1970
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
