import { type TrackingEvent, trackingDomEvent } from '#contracts/tracking.ts';

import { ChunkLoadError } from './importInTime.ts';

type Failure = Required<Pick<TrackingEvent, 'metric'>> & Pick<TrackingEvent, 'timedOut'>;

export function reportMissingScript(from: EventTarget, cause: unknown): void {
  const timedOut = cause instanceof ChunkLoadError && cause.timedOut;
  reportClientError(from, { metric: 'client.error.chunk', timedOut }, cause);
}

export function reportClientError(island: EventTarget, failure: Failure, cause: unknown): void {
  const init: CustomEventInit<TrackingEvent> = {
    bubbles: true,
    detail: { kind: 'client-error', ...failure },
  };
  island.dispatchEvent(new CustomEvent(trackingDomEvent, init));
  reportError(cause);
}
