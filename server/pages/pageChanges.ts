import type { LiveSiteConfiguration } from '#content/site/liveSiteConfiguration.ts';
import type { ArticleFinder } from '#content/source/articleFinder.ts';
import type { ContentSource } from '#content/source/source.ts';
import type { PageChangeListener } from '#features/parts/feature.ts';

/** What changes pages of articles. */
export interface PageChangeSources {
  source: Pick<ContentSource, 'onChange'>;
  published?: Pick<ArticleFinder, 'onChange'>;
  /** What stands around all articles; it never changes, where nothing is said. */
  site?: Pick<LiveSiteConfiguration, 'onChange'>;
}

/** A page shows its article, what stands around all of them, and what is known of those it leads to. Returns the way to stop listening. */
export function onPageChange(
  { source, published, site }: PageChangeSources,
  { article, leadsElsewhere, all }: PageChangeListener,
): () => void {
  const stops = [source.onChange(article), published?.onChange(leadsElsewhere), site?.onChange(all)];
  return () => {
    for (const stop of stops) stop?.();
  };
}
