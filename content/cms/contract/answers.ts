import { isRecord } from '../../../contracts/json/isRecord.ts';
import { isArticlePath, isoTime, readListing } from '../../source/articleDocument.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import type { ArticleSummary } from '../../source/source.ts';
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
    articles: json.items.flatMap((item) => readSummary(item) ?? []),
    next: typeof next === 'string' && next !== '' ? next : undefined,
  };
}

function readSummary(item: unknown): ArticleSummary | undefined {
  if (!isRecord(item)) return undefined;
  const { path, title, description, updatedAt } = item;
  if (typeof path !== 'string' || !isArticlePath(path)) return undefined;
  return {
    path,
    title: typeof title === 'string' && title !== '' ? title : path,
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    updatedAt: isoTime(updatedAt) ?? new Date(0).toISOString(),
    ...readListing(item),
  };
}
