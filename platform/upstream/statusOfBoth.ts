import type { UpstreamStatus } from './upstream.ts';
import type { UpstreamFailure } from './upstreamError.ts';

/** @param one whose breaker counts for both */
export function statusOfBoth(one: UpstreamStatus, other: UpstreamStatus): UpstreamStatus {
  const failures = new Map<UpstreamFailure, number>();
  for (const { failures: counted } of [one, other]) {
    for (const [kind, count] of Object.entries(counted) as [UpstreamFailure, number][])
      failures.set(kind, (failures.get(kind) ?? 0) + count);
  }
  return {
    breaker: one.breaker,
    breakerOpened: one.breakerOpened + other.breakerOpened,
    inFlight: one.inFlight + other.inFlight,
    requests: one.requests + other.requests,
    retries: one.retries + other.retries,
    notModified: one.notModified + other.notModified,
    failures: Object.fromEntries(failures),
  };
}
