import { isRecord } from '#contracts/json/isRecord.ts';
import { wordsInArticle } from '#transformer/words/articleWords.ts';
import { isoTime, presentForm, readEnvelope, readListing } from '../../source/articleDocument.ts';
import { databaseText } from '../tables/databaseText.ts';
import { writeListing } from '../tables/listing.ts';

export interface FetchedArticle {
  path: string;
  value: unknown;
  text: string;
  revision: string;
  etag: string | undefined;
}

export function writtenOf({ path, value, text, revision, etag }: FetchedArticle) {
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

/** For search and related articles. */
export function describedOf({ path, value }: Pick<FetchedArticle, 'path' | 'value'>) {
  return { ...readEnvelope(path, value), ...readListing(value) };
}
