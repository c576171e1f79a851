import type { FeatureParts, OpenFeature } from '../parts/feature.ts';
import { browserMetrics } from './browserMetrics.ts';
import { eventCounters } from './eventCounters.ts';
import { eventsRoute } from './eventsRoute.ts';
import { metricsRoutes } from './metricsRoutes.ts';

/** How often events that are older than they are kept for are deleted, in milliseconds. */
const purgeInterval = 6 * 60 * 60_000;

type TrackingParts = Pick<FeatureParts, 'log' | 'registry' | 'toldReader' | 'limits'> & {
  content: Pick<FeatureParts['content'], 'events'>;
};

/** Takes events, and deletes old ones while the server runs. */
export function openTracking({
  content: { events },
  log,
  registry,
  toldReader,
  limits,
}: TrackingParts): OpenFeature {
  const purge = () => {
    events.purge().then(
      (count) => log.debug({ count }, 'old events were deleted'),
      (error: unknown) => log.warn({ err: error }, 'old events could not be deleted'),
    );
  };
  const purging = setInterval(purge, purgeInterval).unref();
  const counters = eventCounters(registry);
  const metrics = browserMetrics(registry, counters.clientErrors);
  return {
    routes: [
      eventsRoute({ store: events, log, counters, toldReader, limits }),
      ...metricsRoutes({ metrics, log }),
    ],
    close: () => clearInterval(purging),
  };
}
