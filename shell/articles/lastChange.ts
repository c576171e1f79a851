import type { ArticleSummary } from './articleSummary.ts';

/** Latest date of these articles, their own instead of the store's, ISO 8601; undefined without any. */
export function lastChange(
  articles: Iterable<Pick<ArticleSummary, 'updatedAt' | 'datedAt'>>,
): string | undefined {
  let last: string | undefined;
  for (const { updatedAt, datedAt = updatedAt } of articles)
    if (last === undefined || Date.parse(datedAt) > Date.parse(last)) last = datedAt;
  return last;
}
