import type { UpstreamStatus } from '#platform/upstream/upstream.ts';
import type { ArticleSummary } from '../source/source.ts';

/**
 * A CMS that feeds the store: each kind of it has a folder here. It says what there is; what is stored of it, when it is requested again and
 * what readers get while it is away is the store's business (`readThrough.ts`).
 *
 * Every answer is checked before it is given on, limited in duration and size, and behind a breaker. All throw ContentUnavailableError where the
 * CMS cannot be asked, or answers with something of no use.
 */
export interface Cms {
  /** What kind of CMS it is, in a word. */
  readonly kind: string;
  /** Where it is, without what belongs to single requests: no secret is in it. What is stored of a CMS is stored under its address. */
  readonly address: string;
  /**
   * The published article at a path, in the form of our contract. Never a draft.
   *
   * @param known the ETag of what is stored of it
   * @throws FaultyArticleError where the CMS answers with something that is not this article: its own fault, and no other's
   */
  article(path: string, known?: Known): Promise<CmsAnswer | CmsMove>;
  /**
   * A page of the list of all that is published. An article may stand on several.
   *
   * @param cursor as the page before it gave it; undefined is the first page
   * @param wish what else is wanted; a CMS that has none of it gives its list alone
   */
  list(cursor?: string, wish?: ListWish): Promise<CmsPage>;
  /** What stands around the articles, where the CMS says something of it. */
  site?(known?: Known): Promise<CmsAnswer>;
  /** Its breaker and counters. */
  status(): UpstreamStatus;
  /** Ends what is under way. */
  close(): void;
}

/** What is stored of an answer, so that it is not sent again where it is still the same. */
export interface Known {
  etag: string;
}

export type CmsAnswer =
  | CmsDocument
  /** It is still the one whose ETag was sent. */
  | 'unchanged'
  /** There is none. */
  | 'absent';

/** There is none any more: it went to another path, and readers of the former one are redirected. */
export interface CmsMove {
  movedTo: string;
}

/** JSON as a CMS gave it. */
export interface CmsDocument {
  value: unknown;
  /** The same as text. */
  text: string;
  etag: string | undefined;
}

export interface ListWish {
  /** Whole articles along with the list, as many as one answer holds: they need not be fetched one by one. */
  whole?: boolean;
}

export interface CmsPage {
  articles: readonly ListedArticle[];
  /** The cursor of the next page, where there is one. It is good also after a restart. */
  next: string | undefined;
}

/** An article of the list. */
export interface ListedArticle extends ArticleSummary {
  /**
   * Reads the whole article, where the page brought it along: the same that would be given at its path.
   *
   * @throws FaultyArticleError where it is something else, or too much
   */
  whole?: () => Promise<CmsDocument>;
}
