import type { Listing } from '../../source/articleDocument.ts';
import { databaseText } from './databaseText.ts';

/** What `readListing` reads, written so that it reads the same again: so no list reads whole articles. */
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
