import { longestRetryWaitMs, retryAfterMs, retryWait, shortestAttemptMs } from '#platform/upstream/retry.ts';
import { UpstreamError, type UpstreamFailure } from '#platform/upstream/upstreamError.ts';

const failure = (kind: UpstreamFailure, details: { status?: number; retryAfterMs?: number } = {}) =>
  new UpstreamError(kind, kind, details);

describe('a second attempt', () => {
  it.each([
    ['a refused connection', failure('connect')],
    ['a connection that broke', failure('reset')],
    ['a bad gateway', failure('status', { status: 502 })],
    ['an overload', failure('status', { status: 503 })],
    ['a gateway that waited too long', failure('status', { status: 504 })],
  ])('is made after %s', (_name, error) => expect(retryWait(error, 1000, 0.5)).toBe(longestRetryWaitMs / 2));

  it.each([
    ['a fault of the CMS’s own', failure('status', { status: 500 })],
    ['too many requests', failure('status', { status: 429 })],
    ['a refusal', failure('status', { status: 403 })],
    ['a time-out', failure('timeout')],
    ['a bad certificate', failure('tls')],
    ['an answer of another type', failure('content-type')],
    ['an answer that does not unpack', failure('encoding')],
    ['an answer that is too large', failure('too-large')],
    ['redirects without end', failure('redirect')],
    ['an open breaker', failure('breaker-open')],
    ['too many requests of our own', failure('overloaded')],
  ])('is not made after %s', (_name, error) => expect(retryWait(error, 1000, 0.5)).toBeUndefined());

  it('waits between nothing and the longest wait, as chance has it', () => {
    expect(retryWait(failure('reset'), 1000, 0)).toBe(0);
    expect(retryWait(failure('reset'), 1000, 0.999)).toBeCloseTo(0.999 * longestRetryWaitMs);
  });

  it('is made only if there is time for it', () => {
    expect(retryWait(failure('reset'), shortestAttemptMs, 0)).toBe(0);
    expect(retryWait(failure('reset'), shortestAttemptMs - 1, 0)).toBeUndefined();
  });

  it('waits as long as the CMS asked, and is not made if that is too late', () => {
    const overload = failure('status', { status: 503, retryAfterMs: 400 });
    expect(retryWait(overload, 400 + shortestAttemptMs, 0.5)).toBe(400);
    expect(retryWait(overload, 400 + shortestAttemptMs - 1, 0.5)).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['0', 0],
    [' 120 ', 120_000],
    ['Sat, 21 Nov 2026 12:00:05 GMT', 5_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['99999999999', undefined],
    ['', undefined],
    [null, undefined],
  ])('of “%s” is %s ms', (header, expected) => expect(retryAfterMs(header, now)).toBe(expected));
});
