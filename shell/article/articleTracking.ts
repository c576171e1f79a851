import type { PrivatePage } from '#contracts/privatePage.ts';
import type { ContentMeta } from '#schemas/generated/types.ts';
import { trackFacts, trackLoad } from '#widgets/tracking/trackingAttributes.ts';
import { customDimensions, trackingEvent } from '#widgets/tracking/trackingEvent.ts';

const opened = trackLoad(trackingEvent('content-metadata', { location: 'Article' }));

/** The article's topic, nothing about the reader. A private page omits the topic. */
export function articleTracking({
  contentMeta = {},
  privatePage,
}: {
  contentMeta?: ContentMeta;
  privatePage?: PrivatePage;
}): Readonly<Record<string, string>> {
  if (privatePage) return opened;
  const { canonicalPath, featureTemplateType, pageTemplate, targeting } = contentMeta;
  const category = targeting?.k1;
  const dimensions = customDimensions({ canonicalPath, featureTemplateType, pageTemplate });
  return {
    ...trackFacts({ category }, { customDimensions: dimensions }),
    ...opened,
  };
}
