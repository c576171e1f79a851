import type { FocusPoint } from '#transformer/focusPoint.ts';

/** @param revision the new one, if known */
export type ChangeListener = (path: string, revision?: string) => void;

/** Implemented by the built-in database and a CMS; configuration selects one (`createContentSource`). */
export interface ContentSource {
  /**
   * JSON of unknown shape; undefined if none is published. @throws ContentUnavailableError without answer and copy;
   * FaultyArticleError for an invalid article without an earlier copy
   */
  get(path: string): Promise<Revisioned<unknown> | undefined>;
  /**
   * New path of a moved article; undefined if none moved, or another has the path now.
   * @throws ContentUnavailableError
   */
  movedTo?(path: string): Promise<string | undefined>;
  /** Read in batches. */
  list(query?: ListQuery): AsyncIterable<ArticleSummary>;
  /** For lists. Only what the source lists already. @throws ContentUnavailableError */
  at(paths: readonly string[]): Promise<ArticleSummary[]>;
  /** Splits the list by path into parts of this size. @throws ContentUnavailableError without answer and copy */
  parts(size: number): Promise<ListPart[]>;
  search(text: string, options?: SearchOptions): Promise<SearchResult>;
  /** At most {@link maxSuggestions} titles and product names. */
  suggest(text: string, options?: Pick<SearchOptions, 'signal'>): Promise<string[]>;
  /** Returns the unsubscribe function. */
  onChange(listener: ChangeListener): () => void;
  /**
   * JSON of unknown shape; undefined if the source has none.
   * @throws ContentUnavailableError without answer and copy
   */
  site(): Promise<Revisioned<unknown> | undefined>;
  /** Returns the unsubscribe function. */
  onSiteChange(listener: () => void): () => void;
}

export interface SourceHealth {
  ready: boolean;
  /** Public: names no host and no address. */
  detail: string;
}

export interface Revisioned<T> {
  value: T;
  /** Opaque; changes whenever the value does. */
  revision: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Of an article's text, if counted when it was stored. */
  words?: number;
  /** Newest first. */
  changes?: readonly ChangeNote[];
  /** Up to four, the most similar first. */
  related?: readonly ArticleSummary[];
  /** The original first. */
  translations?: readonly PublishedTranslation[];
  /** Set if the source could not be asked. */
  stale?: StaleCopy;
}

export interface ChangeNote {
  /** ISO 8601. */
  at: string;
  /** One line of plain text. */
  note: string;
}

/** In another language. */
export interface PublishedTranslation {
  path: string;
  language?: string;
  /** Written first. */
  isOriginal: boolean;
}

export interface StaleCopy {
  /** By the source, ISO 8601. */
  confirmedAt: string;
  /** Such as `timeout`. */
  cause: string;
}

export interface ArticleSummary {
  path: string;
  title: string;
  description?: string;
  /** ISO 8601. */
  updatedAt: string;
  /** The article's own date, ISO 8601: its last change that matters to readers. */
  datedAt?: string;
  image?: SummaryImage;
  language?: string;
  /** Path of the original. */
  translationOf?: string;
  /** Search engines list this path instead. */
  canonicalPath?: string;
  authors?: readonly string[];
  reviewer?: string;
  /** As the publishing system names it: `commerce-roundup`. */
  featureType?: string;
}

export interface SummaryImage {
  src: string;
  alt?: string;
  /** Stays visible when cropped. */
  focus?: FocusPoint;
}

export interface ListQuery {
  /** A folder such as `/nutrition`. */
  under?: string;
  /** Exclusive, by path. */
  after?: string;
  /** Inclusive, by path. */
  until?: string;
  /** By default all. */
  limit?: number;
  /** `newest` is by the article's own date, at most {@link maxNewest}. By default `path`. */
  order?: 'path' | 'newest';
}

export type ContentChange =
  | { path: string; kind: 'published' | 'withdrawn' }
  | { path: string; kind: 'moved'; to: string };

/** Without duplicates. */
export function pathsOf(changes: readonly ContentChange[]): string[] {
  return [
    ...new Set(changes.flatMap((each) => (each.kind === 'moved' ? [each.path, each.to] : [each.path]))),
  ];
}

/** By path. */
export interface ListPart {
  /** Last path of the previous part; undefined for the first. */
  after: string | undefined;
  /** Its last path. */
  until: string;
  /** Latest change of its articles, ISO 8601. */
  updatedAt: string;
}

/** Limit of lists by date. */
export const maxNewest = 200;

export interface SearchOptions {
  /** 1 to {@link maxSearchLimit}, by default 10. Clamped. */
  limit?: number;
  /** 0 to {@link maxSearchOffset}. */
  offset?: number;
  /** Cancels a search that has not started. */
  signal?: AbortSignal | undefined;
}

export interface SearchResult {
  /** Trimmed and cut to {@link maxSearchTextLength}. */
  text: string;
  hits: SearchHit[];
  total: number;
  offset: number;
  limit: number;
  /**
   * `words`: all, in any form; `corrected`: typing error corrected ({@link correctedTo}); `some-words`;
   * `similar`: titles and product names that look alike; `none`.
   */
  match: 'words' | 'corrected' | 'some-words' | 'similar' | 'none';
  correctedTo?: string;
}

export interface SearchHit {
  path: string;
  title: string;
  description: string;
  updatedAt: string;
  /** Plain text in pieces, some of them highlighted. */
  snippet: SnippetPart[];
}

export interface SnippetPart {
  text: string;
  highlighted: boolean;
}

export const defaultSearchLimit = 10;
export const maxSearchLimit = 50;
export const maxSearchOffset = 1000;
/** In UTF-16 units. Readers do not type more, and each word costs an index lookup. */
export const maxSearchTextLength = 200;
/** More than readers read while typing. */
export const maxSuggestions = 10;
