import { isRecord } from '#contracts/json/isRecord.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import type { CmsPage, ListedArticle, ListWish } from '../cms.ts';
import { documentId } from './document/documentReading.ts';
import { payloadName } from './fields/names.ts';

/** By time instead of page number, because changed documents move; pages count only within one time. */
interface ListPlace {
  from: string;
  page: number;
  size: number;
  /** Id of the first document of the previous page. */
  first: string;
}

const pageSize = 100;
/** A long document has 100 kB with all of Payload's data about its pictures. */
const wholePageSize = 25;

const shownInLists = [
  ...['path', 'title', 'description', 'language', 'translationOf', 'publishedAt', 'updatedAt', 'image'].map(
    payloadName,
  ),
  ...['byline][authors][name', 'byline][medicalReviewer][name', 'contentMeta][canonicalPath'],
  ...['updatedAt', '_status'],
];

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

/** Undefined for a document that readers must not get. */
export type ReadListed = (document: Readonly<Record<string, unknown>>) => ListedArticle | undefined;

/** @throws ContentUnavailableError `mismatch` if the list goes backwards, repeats itself or ends early */
export function readListPage(
  json: unknown,
  cursor: string | undefined,
  { whole = false }: ListWish,
  read: ReadListed,
): CmsPage {
  const place = readCursor(cursor);
  const documents = documentsIn(json).filter(isRecord);
  const times = documents.map(({ updatedAt }) => timeOf(updatedAt));
  const [first, last] = [documents[0], times.at(-1)];
  if (!isInOrder(place ? [place.from, ...times] : times)) throw mismatch('is not sorted by time');
  if (place && place.page > 1 && first && documentId(first) === place.first) throw mismatch('repeats itself');
  return {
    articles: documents.flatMap((document) => read(document) ?? []),
    next: hasMore(json) ? nextCursor(place, sizeOf(place, whole), last, first) : undefined,
  };
}

/** @throws ContentUnavailableError `mismatch` */
export function documentsIn(json: unknown): readonly unknown[] {
  if (isRecord(json) && Array.isArray(json.docs)) return json.docs;
  throw new ContentUnavailableError('mismatch', 'Payload returned no list of articles.');
}

/** The page size stays: the third page of 25 is not the third of 100. */
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

/** @throws ContentUnavailableError `mismatch`: the list is then read from its beginning */
function readCursor(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return undefined;
  const [time = '', count = '', ...id] = cursor.split(' ');
  const from = timeOf(time);
  const counted = /^([1-9]\d{0,8})(?:x(25|100))?$/.exec(count);
  if (from === undefined || !counted) throw mismatch('has no such place');
  const [, page, size = pageSize] = counted;
  return { from, page: Number(page), size: Number(size), first: id.join(' ') };
}

/** Of any year: it is only compared, and sent back to Payload. */
function timeOf(value: unknown): string | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function isInOrder(times: readonly (string | undefined)[]): boolean {
  return times.every((time, index) => time !== undefined && time >= (times[index - 1] ?? ''));
}

function hasMore(json: unknown): boolean {
  return isRecord(json) && json.hasNextPage === true;
}

function mismatch(detail: string): ContentUnavailableError {
  return new ContentUnavailableError('mismatch', `Payload’s list of what is published ${detail}.`);
}
