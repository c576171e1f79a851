import { isRecord } from '../../../contracts/json/isRecord.ts';
import { isoTime } from '../../source/articleDocument.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import type { ArticleSummary } from '../../source/source.ts';
import { articleSummary } from '../articleSummary.ts';
import type { CmsPage } from '../cms.ts';
import { documentId } from './document/documentReading.ts';
import { toArticle } from './document/toArticle.ts';
import { payloadName } from './fields/names.ts';

/**
 * A place in the list of what is published, the document changed longest ago first.
 *
 * It goes on from the time of the last document rather than by the number of the page: documents that are changed meanwhile move to the end of
 * the list, and those behind them forward. Pages are counted only among documents that have one time.
 */
interface ListPlace {
  from: string;
  page: number;
  /** The id of the first document on the page before it. */
  first: string;
}

const pageSize = 100;

/** What lists show of an article, and no more. */
const shownInLists = [
  ...['path', 'title', 'description', 'language', 'translationOf', 'publishedAt', 'updatedAt', 'image'].map(
    payloadName,
  ),
  ...['byline][authors][name', 'byline][medicalReviewer][name'],
  ...['updatedAt', '_status'],
];

/** What Payload is asked for a page of the list. */
export function listQuery(cursor: string | undefined): Readonly<Record<string, string>> {
  const place = readCursor(cursor);
  return {
    'where[_status][equals]': 'published',
    ...(place && { 'where[updatedAt][greater_than_equal]': place.from }),
    sort: 'updatedAt,id',
    limit: String(pageSize),
    page: String(place?.page ?? 1),
    depth: '1',
    ...Object.fromEntries(shownInLists.map((name) => [`select[${name}]`, 'true'])),
  };
}

/**
 * What a page of the list says.
 *
 * @param site where Payload is, for addresses of pictures that it gives without a host
 * @throws ContentUnavailableError `mismatch` where the list goes back in time, repeats itself or breaks off
 */
export function readListPage(json: unknown, cursor: string | undefined, site: string): CmsPage {
  const place = readCursor(cursor);
  const documents = documentsIn(json).filter(isRecord);
  const times = documents.map(({ updatedAt }) => isoTime(updatedAt));
  const [first, last] = [documents[0], times.at(-1)];
  if (!isInOrder(place ? [place.from, ...times] : times)) throw mismatch('is not in the order of time');
  if (place && place.page > 1 && first && documentId(first) === place.first) throw mismatch('repeats itself');
  return {
    articles: documents.flatMap((document) => summaryOf(document, site) ?? []),
    next: hasMore(json) ? nextCursor(place, last, first) : undefined,
  };
}

/** @throws ContentUnavailableError `mismatch` where it is no answer to a question for documents */
export function documentsIn(json: unknown): readonly unknown[] {
  if (isRecord(json) && Array.isArray(json.docs)) return json.docs;
  throw new ContentUnavailableError('mismatch', 'Payload gave no list of articles.');
}

/** Of a document that has no path yet, or is a draft whatever was asked for, readers have seen nothing. */
function summaryOf(document: Readonly<Record<string, unknown>>, site: string): ArticleSummary | undefined {
  return articleSummary(toArticle(document, { site }).article, document.updatedAt);
}

function nextCursor(
  place: ListPlace | undefined,
  last: string | undefined,
  first: Readonly<Record<string, unknown>> | undefined,
): string {
  if (last === undefined || first === undefined) throw mismatch('breaks off');
  const page = place && last === place.from ? place.page + 1 : 1;
  return [last, page, documentId(first)].join(' ');
}

/** @throws ContentUnavailableError `mismatch` where it is none of ours: the list begins anew then */
function readCursor(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return undefined;
  const [time = '', page = '', ...id] = cursor.split(' ');
  const from = isoTime(time);
  if (from === undefined || !/^[1-9]\d{0,8}$/.test(page)) throw mismatch('has no such place');
  return { from, page: Number(page), first: id.join(' ') };
}

function isInOrder(times: readonly (string | undefined)[]): boolean {
  return times.every((time, index) => time !== undefined && time >= (times[index - 1] ?? ''));
}

function hasMore(json: unknown): boolean {
  return isRecord(json) && json.hasNextPage === true;
}

function mismatch(what: string): ContentUnavailableError {
  return new ContentUnavailableError('mismatch', `Payload’s list of what is published ${what}.`);
}
