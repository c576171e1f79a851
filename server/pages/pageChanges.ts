import type { LiveSiteConfiguration } from '#content/site/liveSiteConfiguration.ts';
import type { ContentSource } from '#content/source/source.ts';
import type { PageChangeListener } from '#features/parts/feature.ts';

/** What changes pages of articles. */
export interface PageChangeSources {
  source: Pick<ContentSource, 'onChange'>;
  /** What stands around all articles; it never changes, where nothing is said. */
  site?: Pick<LiveSiteConfiguration, 'onChange'>;
}

/**
 * A page is another one when its article changes, or what stands around all of them. What it shows of other articles follows when it is rendered
 * again: see `maxRenderAge`. Returns the way to stop listening.
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
