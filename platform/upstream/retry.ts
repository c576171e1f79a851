import type { UpstreamError } from './upstreamError.ts';

/** The mean wait is half of it: long enough for a restarting process, short beside what a reader waits. */
export const longestRetryWaitMs = 100;
/** With less time than this left, a second attempt could only come too late. */
export const shortestAttemptMs = 50;

const retriedStatuses = new Set([502, 503, 504]);

/**
 * How long to wait before the one further attempt at a request that may be repeated, in milliseconds; nothing where there
 * shall be none: because the failure would only repeat itself, or because the remaining time is too short, also for
 * what the upstream asked for by `Retry-After`.
 *
 * @param random between 0 (included) and 1 (excluded), so that many clients do not come back all at once.
 */
export function retryWait(failure: UpstreamError, remainingMs: number, random: number): number | undefined {
  if (!isWorthRepeating(failure)) return undefined;
  const waitMs = Math.max(random * longestRetryWaitMs, failure.retryAfterMs ?? 0);
  return waitMs + shortestAttemptMs <= remainingMs ? waitMs : undefined;
}

function isWorthRepeating(failure: UpstreamError): boolean {
  if (failure.kind === 'connect' || failure.kind === 'reset') return true;
  return failure.kind === 'status' && failure.status !== undefined && retriedStatuses.has(failure.status);
}

/** The value of a `Retry-After` header (RFC 9110, 10.2.3) as milliseconds from now; nothing where it is none. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
