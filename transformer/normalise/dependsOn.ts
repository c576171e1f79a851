import { layoutExperiments } from '../layoutVariants.ts';
import type { PreparedArticle } from '../preparedArticle.ts';
import type { LoadedRegistry } from '../widget.ts';
import { forEveryBlock } from './everyBlock.ts';

/** What of its reader a page depends on: part of the key that it is cached by. */
export interface PageDependencies {
  /** Names of experiments, sorted; `all` where a widget looks at whatever the reader takes part in. */
  experiments: readonly string[] | 'all';
  country: boolean;
}

/**
 * What of its reader really makes a difference to a page: the conditions of its blocks, and what their widgets declare
 * in `reads`. Most articles depend on nothing, and all their readers share one page.
 *
 * @param article as validated, with all of its blocks
 */
export function dependsOn(article: PreparedArticle, registry: LoadedRegistry): PageDependencies {
  const experiments = new Set<string>();
  let readsExperiments = false;
  let country = false;
  forEveryBlock(article, ({ when, type }) => {
    if (when?.experiment !== undefined) experiments.add(when.experiment);
    const reads = registry.get(type)?.reads ?? [];
    for (const name of layoutExperiments) if (reads.includes(name)) experiments.add(name);
    readsExperiments ||= reads.includes('experiments');
    country ||= when?.countries !== undefined || reads.includes('country');
  });
  return { experiments: readsExperiments ? 'all' : [...experiments].sort(), country };
}
