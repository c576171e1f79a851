import { type TrackingEvent, trackingDomEvent } from '#contracts/tracking.ts';

import { ChunkLoadError } from './importInTime.ts';

type Failure = Required<Pick<TrackingEvent, 'metric'>> & Pick<TrackingEvent, 'timedOut'>;

/** Counts a script that failed to load, and logs to the console. */
export function reportMissingScript(from: EventTarget, cause: unknown): void {
  const timedOut = cause instanceof ChunkLoadError && cause.timedOut;
  reportClientError(from, { metric: 'client.error.chunk', timedOut }, cause);
}

/** Counts an island's error, and logs to the console. */
export function reportClientError(island: EventTarget, failure: Failure, cause: unknown): void {
  const init: CustomEventInit<TrackingEvent> = {
    bubbles: true,
    detail: { kind: 'client-error', ...failure },
  };
  island.dispatchEvent(new CustomEvent(trackingDomEvent, init));
  reportError(cause);
}
