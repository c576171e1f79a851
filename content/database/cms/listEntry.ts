import { createHash } from 'node:crypto';
import type { Listing } from '../../source/articleDocument.ts';
import type { ArticleSummary } from '../../source/source.ts';
import { databaseText } from '../tables/databaseText.ts';

/** An entry of the list as the database takes it. */
export interface ListEntry {
  path: string;
  title: string;
  description: string;
  at: string;
  dated: string;
  listing: unknown;
  /** Another one as soon as the list tells of it otherwise. */
  mark: string;
}

/** An article of the list, to be written. */
export function toListEntry(summary: ArticleSummary): ListEntry {
  const { path, title, description = '', updatedAt, datedAt } = summary;
  const listing: unknown = JSON.parse(writeListing(summary));
  return {
    path,
    title: databaseText(title),
    description: databaseText(description),
    at: updatedAt,
    dated: datedAt ?? updatedAt,
    listing,
    mark: createHash('sha256').update(JSON.stringify(summary)).digest('base64url').slice(0, 22),
  };
}

/** What `readListing` reads, written so that it reads the same again. */
export function writeListing({
  datedAt,
  image,
  authors,
  reviewer,
  language,
  translationOf,
  canonicalPath,
}: Listing): string {
  const byline = {
    ...(authors && { authors: authors.map((name) => ({ name })) }),
    ...(reviewer && { medicalReviewer: { name: reviewer } }),
  };
  const contentMeta = canonicalPath && { canonicalPath };
  const listing = { updatedAt: datedAt, image, byline, language, translationOf, contentMeta };
  return JSON.stringify(listing, (_key, value) => (typeof value === 'string' ? databaseText(value) : value));
}
