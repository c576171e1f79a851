import type { ContentSource } from '#content/source/source.ts';
import type { PageChangeListener } from '#feature-kit/feature.ts';
import type { LiveSiteConfiguration } from '../configuration/liveSiteConfiguration.ts';

export interface PageChangeSources {
  source: Pick<ContentSource, 'onChange'>;
  site?: Pick<LiveSiteConfiguration, 'onChange'>;
}

/** Changes of other articles follow at `maxRenderAgeMs`. Returns the unsubscribe function. */
export function onPageChange(
  { source, site }: PageChangeSources,
  { article, all }: PageChangeListener,
): () => void {
  const stops = [source.onChange(article), site?.onChange(all)];
  return () => {
    for (const stop of stops) stop?.();
  };
}
