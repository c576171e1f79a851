import type { UpstreamStatus } from '#platform/upstream/upstream.ts';
import type { ArticleSummary } from '../source/source.ts';

/**
 * Adapter of a CMS. Answers are validated, limited in duration and size, and behind a circuit breaker.
 * All methods throw ContentUnavailableError if the CMS cannot be asked, or its answer is unusable.
 */
export interface Cms {
  readonly kind: string;
  /** Key of stored data: without secrets and parameters of single requests. */
  readonly address: string;
  /** Never a draft. @throws FaultyArticleError if the answer is not this article */
  article(path: string, known?: Known): Promise<CmsAnswer | CmsMove>;
  /** Articles may repeat on other pages. @param wish a CMS may ignore it */
  list(cursor?: string, wish?: ListWish): Promise<CmsPage>;
  /** The site configuration, if the CMS has one. */
  site?(known?: Known): Promise<CmsAnswer>;
  status(): UpstreamStatus;
  close(): void;
}

export interface Known {
  /** Of the stored copy. */
  etag: string;
}

/** `unchanged`: the sent ETag is still valid. */
export type CmsAnswer = CmsDocument | 'unchanged' | 'absent';

/** The article moved: its former path redirects. */
export interface CmsMove {
  movedTo: string;
}

export interface CmsDocument {
  value: unknown;
  text: string;
  etag: string | undefined;
}

export interface ListWish {
  /** Whole articles with the list, as many as fit into one answer. */
  whole?: boolean;
}

export interface CmsPage {
  articles: readonly ListedArticle[];
  /** Cursor, valid after a restart too. */
  next: string | undefined;
}

export interface ListedArticle extends ArticleSummary {
  /** Set if the page contains the whole article. @throws FaultyArticleError */
  whole?: () => Promise<CmsDocument>;
}
