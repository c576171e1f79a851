import type { TrackingEvent } from '../../contracts/tracking.ts';
import type { ContentMeta } from '../../schemas/generated/types.ts';

/** What an article says of itself when it is opened: what it is about, and nothing of its reader. */
export function contentMetadata({ contentMeta = {} }: { contentMeta?: ContentMeta }): TrackingEvent {
  const { canonicalPath, featureTemplateType, pageTemplate, targeting } = contentMeta;
  const dimensions = Object.entries({ canonicalPath, featureTemplateType, pageTemplate }).flatMap(
    ([name, value]) => (value ? [[name, value.slice(0, maxWordLength)]] : []),
  );
  return {
    kind: 'content-metadata',
    location: 'Article',
    ...(targeting?.k1 ? { category: targeting.k1 } : {}),
    ...(dimensions.length > 0 ? { customDimensions: Object.fromEntries(dimensions) } : {}),
  };
}

/** What `events.json` takes for one dimension, in UTF-16 units. */
const maxWordLength = 120;
