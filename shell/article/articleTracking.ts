import type { QuietPage } from '#contracts/quiet.ts';
import type { ContentMeta } from '#schemas/generated/types.ts';
import { trackFacts, trackLoad } from '#widgets/tracking/trackingAttributes.ts';
import { customDimensions, trackingEvent } from '#widgets/tracking/trackingEvent.ts';

const opened = trackLoad(trackingEvent('content-metadata', { location: 'Article' }));

/**
 * What an article says of itself when it is opened, and in all that is reported on it: what it is about, and nothing of
 * its reader. A quiet page does not say what it is about.
 */
export function articleTracking({
  contentMeta = {},
  quiet,
}: {
  contentMeta?: ContentMeta;
  quiet?: QuietPage;
}): Readonly<Record<string, string>> {
  if (quiet) return opened;
  const { canonicalPath, featureTemplateType, pageTemplate, targeting } = contentMeta;
  const category = targeting?.k1;
  const dimensions = customDimensions({ canonicalPath, featureTemplateType, pageTemplate });
  return {
    ...trackFacts({ category }, { customDimensions: dimensions }),
    ...opened,
  };
}
