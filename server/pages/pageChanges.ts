import type { RelatedArticles } from '../../content/articles/relatedArticles.ts';
import type { Translations } from '../../content/articles/translations.ts';
import type { LiveSiteConfiguration } from '../../content/site/liveSiteConfiguration.ts';
import type { ContentSource } from '../../content/source/source.ts';
import type { PageChangeListener } from '../../features/parts/feature.ts';

/** What changes pages of articles. */
export interface PageChangeSources {
  source: Pick<ContentSource, 'onChange'>;
  related?: Pick<RelatedArticles, 'onChange'>;
  translations?: Pick<Translations, 'onChange'>;
  /** What stands around all articles; it never changes, where nothing is said. */
  site?: Pick<LiveSiteConfiguration, 'onChange'>;
}

/** A page shows its article, what stands around all of them, and what is known of those it leads to. Returns the way to stop listening. */
export function onPageChange(
  { source, related, translations, site }: PageChangeSources,
  { article, leadsElsewhere, all }: PageChangeListener,
): () => void {
  const stops = [
    source.onChange(article),
    related?.onChange(leadsElsewhere),
    translations?.onChange(leadsElsewhere),
    site?.onChange(all),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
