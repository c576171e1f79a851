import { createHash } from 'node:crypto';
import type { ArticleSummary } from '../../source/source.ts';
import { databaseText } from '../tables/databaseText.ts';
import { writeListing } from '../tables/listing.ts';

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
