import type { ArticleSummary } from './articleSummary.ts';

/** When the latest of these articles was published or changed, ISO 8601; undefined where there is none. */
export function lastChange(articles: Iterable<Pick<ArticleSummary, 'updatedAt'>>): string | undefined {
  let last: string | undefined;
  for (const { updatedAt } of articles) if (last === undefined || updatedAt > last) last = updatedAt;
  return last;
}
