import type { ArticleSummary } from '#content/source/source.ts';

/** The newest first. The article's own date goes before the day on which it came into this store. */
export function byNewest(a: ArticleSummary, b: ArticleSummary): number {
  const [dayOfA, dayOfB] = [a.datedAt ?? a.updatedAt, b.datedAt ?? b.updatedAt];
  if (dayOfA !== dayOfB) return dayOfA < dayOfB ? 1 : -1;
  return a.path < b.path ? -1 : 1;
}
