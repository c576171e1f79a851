import type { ContentSource } from '#content/source/source.ts';
import type { PageChangeListener } from '#features/parts/feature.ts';
import type { LiveSiteConfiguration } from '../configuration/liveSiteConfiguration.ts';

/** Sources of changes. */
export interface PageChangeSources {
  source: Pick<ContentSource, 'onChange'>;
  /** Configuration around all articles; by default it never changes. */
  site?: Pick<LiveSiteConfiguration, 'onChange'>;
}

/**
 * Calls back when an article or the site's configuration changes. Changes of other articles follow at `maxRenderAgeMs`. Returns the unsubscribe
 * function.
 */
export function onPageChange(
  { source, site }: PageChangeSources,
  { article, all }: PageChangeListener,
): () => void {
  const stops = [source.onChange(article), site?.onChange(all)];
  return () => {
    for (const stop of stops) stop?.();
  };
}
