import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { EventLog } from '../../content/createContentSource.ts';
import { isStorable, type TrackedEvent } from '../../content/database/events.ts';
import { maxBatchBytes, type TrackingBatch } from '../../contracts/tracking.ts';
import type { Reader } from '../../features/dimension.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { isSameOrigin } from '../../platform/http/sameOrigin.ts';
import { validateEvents } from '../../schemas/generated/validators.js';
import type { Metrics } from '../observability/metrics.ts';
import type { PageDimensions } from '../pages/dimensions.ts';

/** A beacon of a plain string says `text/plain`; one of a blob says what it is. */
const acceptedTypes = ['application/json', 'text/plain'];
/** Batches on their way to the store. When it cannot keep up, events are lost sooner than memory. */
const maxPending = 200;

export type EventStore = Pick<EventLog, 'record'>;

/** The events of a batch as they are kept: each with its page, and with the variants that the page was shown in. */
function eventsToKeep({ path, events }: TrackingBatch, experiments: Reader['experiments']): TrackedEvent[] {
  const variants = Object.keys(experiments).length > 0 ? { experiments } : {};
  return events.map((event) => ({ kind: event.kind, path, data: { ...event, ...variants } }));
}

interface EventsRouteOptions {
  /** Undefined where the content source keeps no events: then they are counted only. */
  store: EventStore | undefined;
  log: Logger;
  metrics: Pick<Metrics, 'events' | 'clientErrors' | 'eventsLost'>;
  siteOrigin: string;
  dimensions: Pick<PageDimensions, 'toldReader'>;
}

/**
 * Takes what happened on a page from its tracker. Neither address nor identifier of the reader is looked at; the names
 * of their variants are kept with it, because without them no experiment could be judged. The
 * answer is 202 for every well-formed batch and comes before the store is asked: nobody waits for it. An event that is
 * too large to be kept is left out before that; where none is left, the answer is 413.
 */
export function eventsRoute({
  store,
  log,
  metrics,
  siteOrigin,
  dimensions,
}: EventsRouteOptions): RequestHandler[] {
  let pending = 0;

  async function keep(events: readonly TrackedEvent[]): Promise<void> {
    if (!store) return;
    if (pending >= maxPending) return void metrics.eventsLost.inc(events.length);
    pending += 1;
    try {
      await store.record(events);
    } catch (error) {
      metrics.eventsLost.inc(events.length);
      log.warn({ err: error, events: events.length }, 'tracking events could not be kept');
    } finally {
      pending -= 1;
    }
  }

  const onlyOwnPages: RequestHandler = (request, _response, next) => {
    if (!isSameOrigin(request.headers, siteOrigin)) {
      throw new HttpError(403, 'Events are taken from pages of this site only.');
    }
    if (!request.is(acceptedTypes)) throw new HttpError(415, 'Events are sent as JSON.');
    next();
  };

  const takeBatch: RequestHandler = (request, response) => {
    const batch: unknown = request.body;
    if (!validateEvents(batch))
      throw new HttpError(400, 'These events are not of the form that is taken here.');
    const events = eventsToKeep(batch, dimensions.toldReader(request).experiments);
    const storable = events.filter(isStorable);
    if (storable.length < events.length) metrics.eventsLost.inc(events.length - storable.length);
    if (storable.length === 0) throw new HttpError(413, 'These events are too large to be kept.');
    for (const { kind, metric, timedOut = false } of batch.events) {
      metrics.events.inc({ kind });
      if (metric) metrics.clientErrors.inc({ metric, timed_out: String(timedOut) });
    }
    void keep(storable);
    response.status(202).end();
  };

  return [onlyOwnPages, express.json({ limit: maxBatchBytes, type: acceptedTypes }), takeBatch];
}
