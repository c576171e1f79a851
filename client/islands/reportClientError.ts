import { type TrackingEvent, trackingDomEvent } from '../../contracts/tracking.ts';

type Failure = Required<Pick<TrackingEvent, 'metric'>> & Pick<TrackingEvent, 'timedOut'>;

/** Counts what took an island down (specification §8), and shows the error in the browser's console. */
export function reportClientError(island: EventTarget, failure: Failure, cause: unknown): void {
  const detail: TrackingEvent = { kind: 'client-error', ...failure };
  island.dispatchEvent(new CustomEvent(trackingDomEvent, { bubbles: true, detail }));
  reportError(cause);
}
