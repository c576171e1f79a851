import { authAttribute } from '#contracts/auth.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';

/** The way to the account says it, once that is known. */
const signedIn = `[${authAttribute}=authenticated]`;

/**
 * An exposure with what no HTML that is kept for all readers can hold: whether somebody is signed in, and an id of its own, which only pages without https lack.
 */
export function completeExposure(exposure: TrackingEvent): TrackingEvent {
  const correlationId: string | undefined = crypto.randomUUID?.();
  return {
    ...exposure,
    authContext: { isAuthenticated: document.querySelector(signedIn) !== null },
    ...(correlationId ? { correlationId } : {}),
  };
}
