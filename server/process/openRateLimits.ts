import { CompiledQuery } from 'kysely';
import type { Content } from '#content/createContentSource.ts';
import { countsCleaningIntervalMs, RateLimits } from '#platform/http/rateLimits.ts';

/** Instances that share a database count in it, and clean it by one job. */
export function openRateLimits(shared: Pick<Content, 'database' | 'jobs'> | undefined): RateLimits {
  if (!shared) return new RateLimits();
  const { database, jobs } = shared;
  const limits = new RateLimits({
    query: async (text, values) => (await database.executeQuery(CompiledQuery.raw(text, [...values]))).rows,
  });
  jobs.every('rate-limits-cleaning', countsCleaningIntervalMs, () => limits.deleteExpired());
  return limits;
}
