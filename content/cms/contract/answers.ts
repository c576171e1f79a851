import { isRecord } from '#contracts/json/isRecord.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import { articleSummary } from '../articleSummary.ts';
import { articleText } from '../articleText.ts';
import type { CmsPage, ListedArticle } from '../cms.ts';
import { withOwnFault } from '../ownFault.ts';

/** What the CMS's answers mean by the article contract, each checked before it is believed. */

/** @throws ContentUnavailableError `mismatch` where the answer is not the requested article. */
export function requireArticle(
  json: unknown,
  path: string,
): asserts json is Readonly<Record<string, unknown>> {
  if (!isRecord(json) || json.path !== path) {
    throw new ContentUnavailableError('mismatch', `The CMS was asked for ${path} and gave something else.`);
  }
}

/** One page of `GET /articles?limit=&cursor=`, with whole articles where its entries have them. Entries that are no summaries are left out. */
export function readListPage(json: unknown): CmsPage {
  if (!isRecord(json) || !Array.isArray(json.items)) {
    throw new ContentUnavailableError('mismatch', 'The CMS gave no list of articles.');
  }
  const { next } = json;
  return {
    articles: json.items.filter(isRecord).flatMap((item) => listedArticle(item) ?? []),
    next: typeof next === 'string' && next !== '' ? next : undefined,
  };
}

function listedArticle(item: Readonly<Record<string, unknown>>): ListedArticle | undefined {
  const summary = articleSummary(item, item.updatedAt);
  if (summary === undefined || !isRecord(item.article)) return summary;
  const { article, etag } = item;
  const { path } = summary;
  const whole = () =>
    withOwnFault(path, async () => {
      requireArticle(article, path);
      const text = articleText(article, path);
      return { value: article, text, etag: isEtag(etag) ? etag : undefined };
    });
  return { ...summary, whole };
}

/** Whether a value can be sent as an entity tag: it goes into a header. */
function isEtag(value: unknown): value is string {
  return typeof value === 'string' && /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/.test(value);
}
