import type { UpstreamError } from './upstreamError.ts';

/** The mean wait is half of it: enough for a restart, short for a reader. */
export const longestRetryWaitMs = 100;
/** With less time left, a second attempt would time out. */
export const shortestAttemptMs = 50;

const retriedStatuses = new Set([502, 503, 504]);

/** Undefined if a retry would fail again or be too late. @param random in [0, 1), spreads the retries */
export function retryWait(failure: UpstreamError, remainingMs: number, random: number): number | undefined {
  if (!isWorthRepeating(failure)) return undefined;
  const waitMs = Math.max(random * longestRetryWaitMs, failure.retryAfterMs ?? 0);
  return waitMs + shortestAttemptMs <= remainingMs ? waitMs : undefined;
}

function isWorthRepeating(failure: UpstreamError): boolean {
  if (failure.kind === 'connect' || failure.kind === 'reset') return true;
  return failure.kind === 'status' && failure.status !== undefined && retriedStatuses.has(failure.status);
}

/** From now on (RFC 9110, 10.2.3); undefined if invalid. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
