import { isRecord } from '../../contracts/json/isRecord.ts';
import { isArticlePath, isoTime, readListing } from '../source/articleDocument.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import { type ArticleSummary, maxSuggestions, type SearchHit } from '../source/source.ts';

/** What the CMS's answers mean by the article contract, each checked before it is believed. */

export interface ListPage {
  items: ArticleSummary[];
  /** The cursor of the next page, where there is one. */
  next: string | undefined;
}

export interface SearchPage {
  hits: SearchHit[];
  /** Of all pages together. */
  total: number;
}

/** @throws ContentUnavailableError `mismatch` where the answer is not the article that was asked for. */
export function requireArticle(json: unknown, path: string): void {
  if (!isRecord(json) || json.path !== path) {
    throw new ContentUnavailableError('mismatch', `The CMS was asked for ${path} and gave something else.`);
  }
}

/** One page of `GET /articles?limit=&cursor=`. Entries that are no summaries are left out. */
export function readListPage(json: unknown): ListPage {
  if (!isRecord(json) || !Array.isArray(json.items)) {
    throw new ContentUnavailableError('mismatch', 'The CMS gave no list of articles.');
  }
  const { next } = json;
  return {
    items: json.items.flatMap((item) => readSummary(item) ?? []),
    next: typeof next === 'string' && next !== '' ? next : undefined,
  };
}

/** `GET /search?q=` answers `{ items: [{ path, title, updatedAt, description?, snippet? }], total? }`. */
export function readSearchPage(json: unknown): SearchPage {
  const { items } = readListPage(json);
  const raw: readonly unknown[] = isRecord(json) && Array.isArray(json.items) ? json.items : [];
  const snippets = new Map(raw.filter(isRecord).map((item) => [item.path, item.snippet]));
  const hits = items.map((item): SearchHit => {
    const snippet = snippets.get(item.path);
    const text = typeof snippet === 'string' ? snippet : (item.description ?? '');
    return {
      path: item.path,
      title: item.title,
      description: item.description ?? '',
      updatedAt: item.updatedAt,
      // Plain text, whatever it holds: whoever shows it escapes it.
      snippet: text === '' ? [] : [{ text, highlighted: false }],
    };
  });
  const total = isRecord(json) ? json.total : undefined;
  return {
    hits,
    total: typeof total === 'number' && Number.isInteger(total) && total >= hits.length ? total : hits.length,
  };
}

/** `GET /suggest?q=` answers a list of texts, or `{ items: [text] }`. */
export function readSuggestions(json: unknown): string[] {
  const list: unknown = isRecord(json) ? json.items : json;
  if (!Array.isArray(list))
    throw new ContentUnavailableError('mismatch', 'The CMS gave no list of suggestions.');
  return list.filter((item) => typeof item === 'string' && item !== '').slice(0, maxSuggestions);
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
