import type { ArticleSummary } from './source.ts';

/** The newest first. The article's own date goes before the day on which it came into this store. */
export function byNewest(a: ArticleSummary, b: ArticleSummary): number {
  const [dayOfA, dayOfB] = [a.datedAt ?? a.updatedAt, b.datedAt ?? b.updatedAt];
  if (dayOfA !== dayOfB) return dayOfA < dayOfB ? 1 : -1;
  return a.path < b.path ? -1 : 1;
}

/** The newest of any number of articles, the newest first. Never holds more than the limit. */
export async function newestOf(
  articles: AsyncIterable<ArticleSummary>,
  limit: number,
): Promise<ArticleSummary[]> {
  const newest: ArticleSummary[] = [];
  for await (const article of articles) {
    const last = newest.at(-1);
    if (newest.length >= limit && (!last || byNewest(last, article) < 0)) continue;
    const place = newest.findIndex((other) => byNewest(article, other) < 0);
    newest.splice(place === -1 ? newest.length : place, 0, article);
    if (newest.length > limit) newest.pop();
  }
  return newest;
}
