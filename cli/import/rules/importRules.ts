import type { OwnRules } from '#transformer/fromHtml/ownRules.ts';
import type { ArchivePost } from '../archive/archive.ts';

export type { OwnElement, OwnRule } from '#transformer/fromHtml/ownRules.ts';
export type { ArchivePost, PostStatus, Term } from '../archive/archive.ts';

/** A person who wrote or checked an article. */
export interface ImportedPerson {
  name: string;
  credentials?: string;
  /** The address of a page about them. */
  url?: string;
}

/** Who checked an article. */
export interface ImportedReview extends ImportedPerson {
  /** A day or a moment, ISO 8601. */
  reviewedAt?: string;
}

/**
 * What a publisher's own `pagewell.import.js` may export: `import type { ImportRules } from 'pagewell/import'`. Each
 * export is one of these fields.
 */
export interface ImportRules extends OwnRules {
  /** Which types of posts become articles; `post` and `page` by default. */
  types?: readonly string[];
  /** The path of an article. Undefined leaves it to its permalink and its category. */
  path?: (post: ArchivePost) => string | undefined;
  /** Topics by the slugs of categories: `{ 'eat-well': 'nutrition' }` has those articles below `/nutrition`. */
  topics?: Readonly<Record<string, string>>;
  /** Authors by the names that the archive has for them. */
  people?: Readonly<Record<string, ImportedPerson>>;
  /** Who checked the article; undefined if it was not checked. */
  reviewer?: (post: ArchivePost) => ImportedReview | string | undefined;
  /** Further hosts of the old site, such as that of its pictures. */
  hosts?: readonly string[];
}
