import type { Listing } from '../../source/articleDocument.ts';
import { databaseText } from './databaseText.ts';

/**
 * What `readListing` reads, written so that it reads the same again: so no list reads whole articles.
 *
 * @param words of the article, where there is its text: a page reads them, and counts none
 */
export function writeListing(
  { datedAt, image, authors, reviewer, language, translationOf, canonicalPath, featureType }: Listing,
  words?: number,
): string {
  const byline = {
    ...(authors && { authors: authors.map((name) => ({ name })) }),
    ...(reviewer && { medicalReviewer: { name: reviewer } }),
  };
  const contentMeta = { canonicalPath, featureTemplateType: featureType };
  const listing = { updatedAt: datedAt, image, byline, language, translationOf, contentMeta, words };
  return JSON.stringify(listing, (_key, value) => (typeof value === 'string' ? databaseText(value) : value));
}
