import { isRecord } from '../../../contracts/json/isRecord.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import { articleSummary } from '../articleSummary.ts';
import type { CmsPage } from '../cms.ts';

/** What the CMS's answers mean by the article contract, each checked before it is believed. */

/** @throws ContentUnavailableError `mismatch` where the answer is not the article that was asked for. */
export function requireArticle(json: unknown, path: string): void {
  if (!isRecord(json) || json.path !== path) {
    throw new ContentUnavailableError('mismatch', `The CMS was asked for ${path} and gave something else.`);
  }
}

/** One page of `GET /articles?limit=&cursor=`. Entries that are no summaries are left out. */
export function readListPage(json: unknown): CmsPage {
  if (!isRecord(json) || !Array.isArray(json.items)) {
    throw new ContentUnavailableError('mismatch', 'The CMS gave no list of articles.');
  }
  const { next } = json;
  return {
    articles: json.items.flatMap((item) => articleSummary(item, isRecord(item) && item.updatedAt) ?? []),
    next: typeof next === 'string' && next !== '' ? next : undefined,
  };
}
