import { isRecord } from '../../../contracts/json/isRecord.ts';
import { isArticlePath, isoTime } from '../../source/articleDocument.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import type { PayloadClient } from './payloadClient.ts';

/** A document of which Payload says when it was last changed. */
export interface ChangedDocument {
  path: string;
  updatedAt: string;
  isPublished: boolean;
}

const pageSize = 100;
/** Of a page of the list, which has a few fields of each document. */
const maxPageBytes = 1_000_000;
/** A list that never ends must not keep us for ever. */
const maxPages = 50_000;
/**
 * How far before the last change that was seen the next list begins: a document that took long to be written has the time
 * at which its writing began.
 */
const overlapMs = 60_000;

/**
 * All documents, the one changed longest ago first; or those that have changed since. Some may come twice. Ends where
 * Payload's list does, and breaks off where it goes back or repeats itself.
 *
 * It goes on from the time of the last document rather than by the number of the page: documents that are changed
 * meanwhile move to the end of the list, and those behind them forward.
 *
 * @throws ContentUnavailableError
 */
export async function* changedDocuments(
  client: PayloadClient,
  since?: string,
): AsyncIterable<ChangedDocument> {
  let from = since === undefined ? undefined : before(since);
  let page = 1;
  let firstOfPage: unknown;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const { documents, hasMore } = await pageOf(client, from, page);
    const times = documents.map(({ updatedAt }) => isoTime(updatedAt)).filter((time) => time !== undefined);
    const [first, last] = [times.at(0), times.at(-1)];
    if (documents.length > 0 && (first === undefined || last === undefined || !isInOrder(times, from)))
      throw new ContentUnavailableError('mismatch', 'Payload’s list of changes is not in the order of time.');
    if (page > 1 && documents.length > 0 && documents[0]?.id === firstOfPage)
      throw new ContentUnavailableError('mismatch', 'Payload’s list of changes repeats itself.');
    for (const document of documents) {
      const changed = changedDocument(document);
      if (changed) yield changed;
    }
    if (!hasMore) return;
    if (last === undefined)
      throw new ContentUnavailableError('mismatch', 'Payload’s list of changes breaks off.');
    firstOfPage = documents[0]?.id;
    page = last === from ? page + 1 : 1;
    from = last;
  }
  throw new ContentUnavailableError('mismatch', 'Payload’s list of changes does not end.');
}

async function pageOf(
  client: PayloadClient,
  from: string | undefined,
  page: number,
): Promise<{ documents: readonly Readonly<Record<string, unknown>>[]; hasMore: boolean }> {
  const { json } = await client.articles(
    {
      sort: 'updatedAt,id',
      limit: String(pageSize),
      page: String(page),
      depth: '0',
      'select[path]': 'true',
      'select[updatedAt]': 'true',
      'select[_status]': 'true',
      ...(from === undefined ? {} : { 'where[updatedAt][greater_than_equal]': from }),
    },
    maxPageBytes,
  );
  if (!isRecord(json) || !Array.isArray(json.docs))
    throw new ContentUnavailableError('mismatch', 'Payload gave no list of articles.');
  return { documents: json.docs.filter(isRecord), hasMore: json.hasNextPage === true };
}

function isInOrder(times: readonly string[], from: string | undefined): boolean {
  const all = from === undefined ? times : [from, ...times];
  return all.every((time, index) => index === 0 || time >= (all[index - 1] ?? ''));
}

/** Of a document that has no address yet, readers have seen nothing. */
function changedDocument({
  path,
  updatedAt,
  _status,
}: Readonly<Record<string, unknown>>): ChangedDocument | undefined {
  const time = isoTime(updatedAt);
  if (typeof path !== 'string' || !isArticlePath(path) || time === undefined) return undefined;
  return { path, updatedAt: time, isPublished: _status === undefined || _status === 'published' };
}

function before(time: string): string {
  const from = Date.parse(time);
  return new Date(Number.isNaN(from) ? 0 : from - overlapMs).toISOString();
}
