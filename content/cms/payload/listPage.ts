import { isRecord } from '#contracts/json/isRecord.ts';
import { isoTime } from '../../source/articleDocument.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import type { CmsPage, ListedArticle, ListWish } from '../cms.ts';
import { documentId } from './document/documentReading.ts';
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
  /** How many documents there are on the pages that are counted. */
  size: number;
  /** The id of the first document on the page before it. */
  first: string;
}

const pageSize = 100;
/** Of whole documents: a long one has 100 kB with all that Payload knows of its pictures. */
const wholePageSize = 25;

/** What lists show of an article, and no more. */
const shownInLists = [
  ...['path', 'title', 'description', 'language', 'translationOf', 'publishedAt', 'updatedAt', 'image'].map(
    payloadName,
  ),
  ...['byline][authors][name', 'byline][medicalReviewer][name', 'contentMeta][canonicalPath'],
  ...['updatedAt', '_status'],
];

/** The query for a page of the list. Whole documents are what Payload gives for a single one, too. */
export function listQuery(
  cursor: string | undefined,
  { whole = false }: ListWish = {},
): Readonly<Record<string, string>> {
  const place = readCursor(cursor);
  return {
    'where[_status][equals]': 'published',
    ...(place && { 'where[updatedAt][greater_than_equal]': place.from }),
    sort: 'updatedAt,id',
    limit: String(sizeOf(place, whole)),
    page: String(place?.page ?? 1),
    depth: '1',
    ...(!whole && Object.fromEntries(shownInLists.map((name) => [`select[${name}]`, 'true']))),
  };
}

/** Reads a document as an article, if it is one that readers may have; and as a whole one, if all of it came. */
export type ReadListed = (document: Readonly<Record<string, unknown>>) => ListedArticle | undefined;

/**
 * What a page of the list says.
 *
 * @param wish what was requested
 * @throws ContentUnavailableError `mismatch` where the list goes back to an earlier date, repeats itself or breaks off
 */
export function readListPage(
  json: unknown,
  cursor: string | undefined,
  { whole = false }: ListWish,
  read: ReadListed,
): CmsPage {
  const place = readCursor(cursor);
  const documents = documentsIn(json).filter(isRecord);
  const times = documents.map(({ updatedAt }) => isoTime(updatedAt));
  const [first, last] = [documents[0], times.at(-1)];
  if (!isInOrder(place ? [place.from, ...times] : times)) throw mismatch('is not in the order of time');
  if (place && place.page > 1 && first && documentId(first) === place.first) throw mismatch('repeats itself');
  return {
    articles: documents.flatMap((document) => read(document) ?? []),
    next: hasMore(json) ? nextCursor(place, sizeOf(place, whole), last, first) : undefined,
  };
}

/** @throws ContentUnavailableError `mismatch` where it is no answer to a question for documents */
export function documentsIn(json: unknown): readonly unknown[] {
  if (isRecord(json) && Array.isArray(json.docs)) return json.docs;
  throw new ContentUnavailableError('mismatch', 'Payload gave no list of articles.');
}

/** Pages that are counted go on as long as they were: the third of 25 is not the third of 100. */
function sizeOf(place: ListPlace | undefined, isWhole: boolean): number {
  if (place && place.page > 1) return place.size;
  return isWhole ? wholePageSize : pageSize;
}

function nextCursor(
  place: ListPlace | undefined,
  size: number,
  last: string | undefined,
  first: Readonly<Record<string, unknown>> | undefined,
): string {
  if (last === undefined || first === undefined) throw mismatch('breaks off');
  const page = place && last === place.from ? place.page + 1 : 1;
  return [last, `${page}x${size}`, documentId(first)].join(' ');
}

/** @throws ContentUnavailableError `mismatch` where it is none of ours: the list then starts again at its beginning */
function readCursor(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return undefined;
  const [time = '', count = '', ...id] = cursor.split(' ');
  const from = isoTime(time);
  const counted = /^([1-9]\d{0,8})(?:x(25|100))?$/.exec(count);
  if (from === undefined || !counted) throw mismatch('has no such place');
  const [, page, size = pageSize] = counted;
  return { from, page: Number(page), size: Number(size), first: id.join(' ') };
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
