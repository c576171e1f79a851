import { maxBatchBytes, type TrackingEvent } from '#contracts/tracking.ts';

/** A batch is sent when it holds so many events. The schema takes up to 50; fewer keep a beacon small. */
export const batchSize = 20;

/** Room in a batch for what stands around its events: the path of the page and the names of both. In bytes. */
const envelopeBytes = 256;

/** The most bytes of the events in one batch, each with the comma behind it. */
export const maxEventsBytes = maxBatchBytes - envelopeBytes;

/** A batch that is not full is sent after this time, in milliseconds. */
export const batchDelayMs = 5_000;

/** Events beyond these are dropped: no page has so much to tell, and nothing may grow without bound. */
export const maxEventsPerPage = 500;

export interface EventQueue {
  /** Takes note of something that happened. Never waits, and never throws. */
  track: (event: TrackingEvent) => void;
  /** Sends what is waiting, because there may be no later. */
  flush: () => void;
}

/** Gathers events, and hands them over in batches that the server takes, by their number and by their size. */
export function createEventQueue(send: (events: TrackingEvent[]) => void): EventQueue {
  let waiting: TrackingEvent[] = [];
  let waitingBytes = 0;
  let accepted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    waitingBytes = 0;
    if (events.length > 0) send(events);
  };
  const track = (event: TrackingEvent): void => {
    if (accepted === maxEventsPerPage) return;
    const bytes = new Blob([JSON.stringify(event)]).size + 1;
    // One that fills a batch alone is none of ours.
    if (bytes > maxEventsBytes) return;
    if (waitingBytes + bytes > maxEventsBytes) flush();
    accepted += 1;
    waiting.push(event);
    waitingBytes += bytes;
    if (waiting.length === batchSize) flush();
    else timer ??= setTimeout(flush, batchDelayMs);
  };
  return { track, flush };
}
