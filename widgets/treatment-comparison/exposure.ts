import type { TrackingEvent } from '../../contracts/tracking.ts';
import type { ContentMeta } from '../../schemas/generated/types.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';

/**
 * What is reported once on each page view, when the tool is first seen. The page is the same for all readers, so the
 * browser adds what is of one reader alone: whether the reader is signed in, and a correlation id.
 */
export function exposureEvent(contentMeta: ContentMeta | undefined): TrackingEvent {
  return trackingEvent('exposure', {
    toolName: 'treatment-comparison',
    topic: contentMeta?.targeting?.k1,
    jtbd: contentMeta?.jtbd,
    exposureType: 'decisiontool_view',
  });
}
