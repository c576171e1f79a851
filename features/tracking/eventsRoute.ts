import type { Logger } from 'pino';
import {
  EventsFullError,
  isStorable,
  storedBytes,
  type TrackedEvent,
} from '#content/database/events/events.ts';
import type { TrackingBatch } from '#contracts/tracking.ts';
import type { Reader } from '#feature-kit/dimension.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { pageLimit } from '#feature-kit/pageLimit.ts';
import { type ApiRoute, api, json } from '#feature-kit/route.ts';
import { HttpError, tooManyAttempts } from '#platform/http/httpError.ts';
import type { RateLimit } from '#platform/http/rateLimits.ts';
import { validateEvents } from '#schemas/generated/validators.js';
import type { EventCounters } from './eventCounters.ts';

/** Limit of a beacon, so a larger body is not from our tracker. */
const maxBodyBytes = 64 * 1024;
/** A beacon of a plain string sends `text/plain`; one of a blob its own type. */
const acceptedTypes = ['application/json', 'text/plain'];
/** Per client and minute: some hundred pages of an office behind one address. */
const bytesLimit: RateLimit = { most: 2_000_000, seconds: 60 };
/** Of all clients in a second: over a thousand pages. Parsing takes a few hundredths of a core. */
const allBytesLimit: RateLimit = { most: 2_000_000, seconds: 1 };
/** Further batches are dropped to bound memory. */
const maxPending = 200;

function eventsToKeep({ path, events }: TrackingBatch, experiments: Reader['experiments']): TrackedEvent[] {
  const variants = Object.keys(experiments).length > 0 ? { experiments } : {};
  return events.map((event) => ({ kind: event.kind, path, data: { ...event, ...variants } }));
}

interface EventsRouteOptions {
  store: Pick<FeatureParts['content']['events'], 'record'>;
  log: Logger;
  counters: EventCounters;
  readerProfile: FeatureParts['readerProfile'];
  limits: FeatureParts['limits'];
}

/** Stores no address or id, only variants, to evaluate experiments. Answers 202 before storing. */
export function eventsRoute({ store, log, counters, readerProfile, limits }: EventsRouteOptions): ApiRoute {
  const bytesOf = limits.of('bytes of events', bytesLimit);
  let pending = 0;
  let isFull = false;

  async function keep(events: readonly TrackedEvent[]): Promise<void> {
    if (pending >= maxPending) return void counters.lost.inc(events.length);
    pending += 1;
    try {
      await store.record(events);
      isFull = false;
    } catch (error) {
      counters.lost.inc(events.length);
      const wasFull = isFull;
      isFull = error instanceof EventsFullError;
      // Every page sends events: a full store is logged once.
      if (!(isFull && wasFull))
        log.warn({ err: error, events: events.length }, 'tracking events could not be stored');
    } finally {
      pending -= 1;
    }
  }

  return api(
    'POST /api/events',
    {
      body: json<TrackingBatch>(validateEvents, { maxBytes: maxBodyBytes, types: acceptedTypes }),
      limit: pageLimit,
      bytesLimit: { ofClient: bytesLimit, ofAll: allBytesLimit },
    },
    async ({ body: batch, headers, clientAddress }) => {
      const events = eventsToKeep(batch, readerProfile({ headers }).experiments);
      const storable = events.filter(isStorable);
      if (storable.length < events.length) counters.lost.inc(events.length - storable.length);
      const bytes = storable.reduce((sum, event) => sum + storedBytes(event), 0);
      const seconds = await bytesOf.secondsToWait(clientAddress, bytes);
      if (seconds > 0) throw tooManyAttempts(seconds);
      if (storable.length === 0) throw new HttpError(413, 'These events are too large to store.');
      for (const { kind, metric, timedOut = false } of batch.events) {
        counters.received.inc({ kind });
        if (metric) counters.clientErrors.inc({ metric, timed_out: String(timedOut) });
      }
      void keep(storable);
      return { status: 202 };
    },
  );
}
