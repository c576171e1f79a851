import { maxBatchBytes, type TrackingEvent } from '#contracts/tracking.ts';

/** A batch is sent at this size. The schema takes up to 50; fewer keep a beacon small. */
export const batchSize = 20;

/** Reserved for the batch's own fields: the page's path and names. In bytes. */
const envelopeBytes = 256;

export const maxEventsBytes = maxBatchBytes - envelopeBytes;

/** A batch that is not full is sent after this time. */
export const batchDelayMs = 5_000;

/** Events beyond these are dropped, to bound memory. */
export const maxEventsPerPage = 500;

export interface EventQueue {
  /** Queues an event. Synchronous, never throws. */
  track: (event: TrackingEvent) => void;
  flush: () => void;
}

export function createEventQueue(send: (events: TrackingEvent[]) => void): EventQueue {
  let queue: TrackingEvent[] = [];
  let queuedBytes = 0;
  let accepted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = queue;
    queue = [];
    queuedBytes = 0;
    if (events.length > 0) send(events);
  };
  const track = (event: TrackingEvent): void => {
    if (accepted === maxEventsPerPage) return;
    const bytes = new Blob([JSON.stringify(event)]).size + 1;
    // Our events are smaller than a whole batch.
    if (bytes > maxEventsBytes) return;
    if (queuedBytes + bytes > maxEventsBytes) flush();
    accepted += 1;
    queue.push(event);
    queuedBytes += bytes;
    if (queue.length === batchSize) flush();
    else timer ??= setTimeout(flush, batchDelayMs);
  };
  return { track, flush };
}
