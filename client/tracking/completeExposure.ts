import { authAttribute } from '#contracts/auth.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';

/** The account link has this state once it is known. */
const signedIn = `[${authAttribute}=authenticated]`;

/** Adds the reader's facts, which cached HTML cannot hold: signed in or not, and a random id (needs https). */
export function completeExposure(exposure: TrackingEvent): TrackingEvent {
  const correlationId: string | undefined = crypto.randomUUID?.();
  return {
    ...exposure,
    authContext: { isAuthenticated: document.querySelector(signedIn) !== null },
    ...(correlationId ? { correlationId } : {}),
  };
}
