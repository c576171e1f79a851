import type { ArticleSummary } from './articleSummary.ts';

/** The latest date of these articles: their own before the store's, ISO 8601; undefined where there is none. */
export function lastChange(
  articles: Iterable<Pick<ArticleSummary, 'updatedAt' | 'datedAt'>>,
): string | undefined {
  let last: string | undefined;
  for (const { updatedAt, datedAt = updatedAt } of articles)
    if (last === undefined || Date.parse(datedAt) > Date.parse(last)) last = datedAt;
  return last;
}
