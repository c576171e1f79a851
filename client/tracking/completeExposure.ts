import type { TrackingEvent } from '../../contracts/tracking.ts';

/**
 * An exposure with what no HTML that is kept for all readers can hold: that nobody is signed in, as long as there is no
 * sign-in, and an id of its own, which only pages without https lack.
 */
export function completeExposure(exposure: TrackingEvent): TrackingEvent {
  const correlationId: string | undefined = crypto.randomUUID?.();
  return {
    ...exposure,
    authContext: { isAuthenticated: false },
    ...(correlationId ? { correlationId } : {}),
  };
}
