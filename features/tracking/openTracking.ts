import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { browserMetrics } from './browserMetrics.ts';
import { eventCounters } from './eventCounters.ts';
import { eventsRoute } from './eventsRoute.ts';
import { metricsRoutes } from './metricsRoutes.ts';

const purgeIntervalMs = 6 * 60 * 60_000;

type TrackingParts = Pick<FeatureParts, 'log' | 'registry' | 'readerProfile' | 'limits'> & {
  content: Pick<FeatureParts['content'], 'events' | 'jobs'>;
};

export function openTracking({
  content: { events, jobs },
  log,
  registry,
  readerProfile,
  limits,
}: TrackingParts): OpenFeature {
  const purging = jobs.every('events-cleaning', purgeIntervalMs, async () => {
    log.debug({ count: await events.purge() }, 'old events were deleted');
  });
  const counters = eventCounters(registry);
  const metrics = browserMetrics(registry, counters.clientErrors);
  return {
    routes: [
      eventsRoute({ store: events, log, counters, readerProfile, limits }),
      ...metricsRoutes({ metrics, log }),
    ],
    close: () => purging.close(),
  };
}
