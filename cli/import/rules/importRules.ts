import type { OwnRules } from '#transformer/fromHtml/ownRules.ts';
import type { ArchivePost } from '../archive/archive.ts';

export type { OwnElement, OwnRule } from '#transformer/fromHtml/ownRules.ts';
export type { ArchivePost, PostStatus, Term } from '../archive/archive.ts';

export interface ImportedPerson {
  name: string;
  credentials?: string;
  /** A page about the person. */
  url?: string;
}

export interface ImportedReview extends ImportedPerson {
  /** ISO 8601. */
  reviewedAt?: string;
}

/** Exports of a publisher's `pagewell.import.js`: `import type { ImportRules } from 'pagewell/import'`. */
export interface ImportRules extends OwnRules {
  /** Types of posts that become articles; by default `post` and `page`. */
  types?: readonly string[];
  /** Path of the article. Undefined: use permalink and category. */
  path?: (post: ArchivePost) => string | undefined;
  /** By category slug: `{ 'eat-well': 'nutrition' }` puts those articles below `/nutrition`. */
  topics?: Readonly<Record<string, string>>;
  /** Authors, by their names in the archive. */
  people?: Readonly<Record<string, ImportedPerson>>;
  /** Undefined if it was not reviewed. */
  reviewer?: (post: ArchivePost) => ImportedReview | string | undefined;
  /** Further hosts of the old site, such as that of its pictures. */
  hosts?: readonly string[];
}
