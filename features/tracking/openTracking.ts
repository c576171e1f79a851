import type { FeatureParts, OpenFeature } from '../feature.ts';
import { eventCounters } from './eventCounters.ts';
import { eventsRoute } from './eventsRoute.ts';

/** How often events that are older than they are kept for are deleted, in milliseconds. */
const purgeInterval = 6 * 60 * 60_000;

type TrackingParts = Pick<FeatureParts, 'log' | 'registry' | 'toldReader'> & {
  content: Pick<FeatureParts['content'], 'events'>;
};

/** Takes events, and deletes old ones while the server runs. */
export function openTracking({ content: { events }, log, registry, toldReader }: TrackingParts): OpenFeature {
  const purge = () => {
    events.purge().then(
      (count) => log.debug({ count }, 'old events were deleted'),
      (error: unknown) => log.warn({ err: error }, 'old events could not be deleted'),
    );
  };
  const purging = setInterval(purge, purgeInterval).unref();
  return {
    routes: [eventsRoute({ store: events, log, counters: eventCounters(registry), toldReader })],
    close: () => clearInterval(purging),
  };
}
