import { isRecord } from '#contracts/json/isRecord.ts';
import { wordsInArticle } from '#transformer/articleWords.ts';
import { isoTime, presentForm, readEnvelope, readListing } from '../../source/articleDocument.ts';
import { databaseText } from '../tables/databaseText.ts';
import { writeListing } from '../tables/listing.ts';

/** An article as a CMS gave it, to be stored. */
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
    listing: writeListing(listing, wordsInArticle(presentForm(value))),
  };
}

/** By what others find it. */
export function describedOf({ path, value }: Pick<GivenArticle, 'path' | 'value'>) {
  return { ...readEnvelope(path, value), ...readListing(value) };
}
