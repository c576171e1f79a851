import { sql } from 'kysely';
import { isRecord } from '#contracts/json/isRecord.ts';
import { isoTime, readEnvelope, readListing } from '../../source/articleDocument.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { databaseText } from '../tables/databaseText.ts';
import { writeListing } from './listEntry.ts';

/** An article as a CMS gave it, to be kept. */
export interface GivenArticle {
  path: string;
  value: unknown;
  /** The same as text. */
  text: string;
  revision: string;
  etag: string | undefined;
}

/** What is written of an article, and the dates that it states itself. */
export function writtenOf({ path, value, text, revision, etag }: GivenArticle) {
  const { title, description } = readEnvelope(path, value);
  const listing = readListing(value);
  const stated = isRecord(value) ? isoTime(value.updatedAt) : undefined;
  return {
    stated,
    datedAt: listing.datedAt ?? stated,
    title: databaseText(title),
    description: databaseText(description),
    body: text,
    revision,
    etag: etag ?? null,
    changed_at: sql<Date>`now()`,
    listing: writeListing(listing),
  };
}

/** By what others find it. */
export function describedOf({ path, value }: Pick<GivenArticle, 'path' | 'value'>) {
  return { ...readEnvelope(path, value), ...readListing(value) };
}

/** Says that an article is kept whose text no index took: that is no reason to have no copy. */
export function sayNotFound(log: ContentLog, path: string, error: unknown): void {
  log.warn({ err: error, path }, 'an article of the CMS is kept, and search does not find it');
}
