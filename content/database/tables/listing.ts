import type { Listing } from '../../source/articleDocument.ts';
import { databaseText } from './databaseText.ts';

/** `readListing` reads the same again, without the article. @param words counted once, when the text is stored */
export function writeListing(
  {
    datedAt,
    image,
    authors,
    reviewer,
    language,
    translationOf,
    canonicalPath,
    featureType,
    firstPick,
  }: Listing,
  words?: number,
): string {
  const byline = {
    ...(authors && { authors: authors.map((name) => ({ name })) }),
    ...(reviewer && { medicalReviewer: { name: reviewer } }),
  };
  const contentMeta = { canonicalPath, featureTemplateType: featureType };
  const listing = {
    updatedAt: datedAt,
    image,
    byline,
    language,
    translationOf,
    contentMeta,
    firstPick,
    words,
  };
  return JSON.stringify(listing, (_key, value) => (typeof value === 'string' ? databaseText(value) : value));
}
