import type { FocusPoint } from '#transformer/pictures/focusPoint.ts';
import type { FirstPick } from './firstPick.ts';

/** @param revision the new one, if known */
export type ChangeListener = (path: string, revision?: string) => void;

/** Implemented by the built-in database and a CMS; configuration selects one (`createContentSource`). */
export interface ContentSource {
  /** JSON of unknown shape. @throws ContentUnavailableError; FaultyArticleError for an invalid article */
  get(path: string): Promise<Revisioned<unknown> | undefined>;
  /** Undefined if none moved, or another article has the path now. @throws ContentUnavailableError */
  movedTo?(path: string): Promise<string | undefined>;
  list(query?: ListQuery): AsyncIterable<ArticleSummary>;
  /** For lists. Only what the source lists already. @throws ContentUnavailableError */
  at(paths: readonly string[]): Promise<ArticleSummary[]>;
  /** Splits the list by path into parts of this size. @throws ContentUnavailableError without answer and copy */
  parts(size: number): Promise<ListPart[]>;
  search(text: string, options?: SearchOptions): Promise<SearchResult>;
  /** At most {@link maxSuggestions} titles and product names. */
  suggest(text: string, options?: Pick<SearchOptions, 'signal'>): Promise<string[]>;
  onChange(listener: ChangeListener): () => void;
  /** JSON of unknown shape; undefined if the source has none. @throws ContentUnavailableError */
  site(): Promise<Revisioned<unknown> | undefined>;
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
  updatedAt: string;
  /** Of an article's text, if counted when it was stored. */
  words?: number;
  /** Newest first. */
  changes?: readonly ChangeNote[];
  /** The most similar first. */
  related?: readonly ArticleSummary[];
  /** Whether its topic has other published articles. */
  topicHasOthers?: boolean;
  translations?: readonly PublishedTranslation[];
  stale?: StaleCopy;
}

export interface ChangeNote {
  at: string;
  note: string;
}

export interface PublishedTranslation {
  path: string;
  language?: string;
  isOriginal: boolean;
}

export interface StaleCopy {
  /** By the source, ISO 8601. */
  confirmedAt: string;
  cause: string;
}

export interface ArticleSummary {
  path: string;
  title: string;
  description?: string;
  updatedAt: string;
  /** The article's own date, ISO 8601: its last change that matters to readers. */
  datedAt?: string;
  image?: SummaryImage;
  language?: string;
  translationOf?: string;
  /** Search engines list this path instead. */
  canonicalPath?: string;
  authors?: readonly string[];
  reviewer?: string;
  /** As the publishing system names it: `commerce-roundup`. */
  featureType?: string;
  firstPick?: FirstPick;
}

export interface SummaryImage {
  src: string;
  alt?: string;
  /** Stays visible when cropped. */
  focus?: FocusPoint;
}

export interface ListQuery {
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

export function pathsOf(changes: readonly ContentChange[]): string[] {
  return [
    ...new Set(changes.flatMap((each) => (each.kind === 'moved' ? [each.path, each.to] : [each.path]))),
  ];
}

export interface ListPart {
  after: string | undefined;
  until: string;
  updatedAt: string;
}

export const maxNewest = 200;

export interface SearchOptions {
  /** 1 to {@link maxSearchLimit}, by default 10. Clamped. */
  limit?: number;
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
   * `corrected`: typing error corrected ({@link correctedTo}); `similar`: titles and product names that look
   * alike.
   */
  match: 'words' | 'corrected' | 'some-words' | 'similar' | 'none';
  correctedTo?: string;
  /** With few hits for all words: articles with some of them. */
  also?: SearchHit[];
}

export interface SearchHit {
  path: string;
  title: string;
  /** The title in pieces, as {@link snippet}. */
  markedTitle: SnippetPart[];
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
