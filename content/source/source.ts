import type { FocusPoint } from '#transformer/focusPoint.ts';

/**
 * Hears that the article at a path is another one.
 *
 * @param revision the one that it is now, where that is known
 */
export type ChangeListener = (path: string, revision?: string) => void;

/**
 * Where articles come from. The server, the command and the editor know this interface only; the configuration decides
 * whether the articles live in the built-in database or in a CMS (`createContentSource`).
 */
export interface ContentSource {
  /**
   * The published article at a path, or nothing where none is published. The value is JSON of unknown shape: the
   * pipeline validates it.
   *
   * @throws ContentUnavailableError when the source cannot answer and holds no earlier copy.
   * @throws FaultyArticleError when what the source gives for this path is no article, and there is no earlier copy.
   */
  get(path: string): Promise<Revisioned<unknown> | undefined>;
  /**
   * Where the article went that stood at a path, where the source knows; nothing where none went from there, or another
   * stands there now.
   *
   * @throws ContentUnavailableError
   */
  movedTo?(path: string): Promise<string | undefined>;
  /** Published articles, read in batches as the caller goes on. */
  list(query?: ListQuery): AsyncIterable<ArticleSummary>;
  /**
   * Those of some paths at which an article is published, as lists show them. The source is not queried for what it does not list yet.
   *
   * @throws ContentUnavailableError
   */
  at(paths: readonly string[]): Promise<ArticleSummary[]>;
  /**
   * Where to part the list by path, so that each part has so many articles, the last one perhaps fewer.
   *
   * @throws ContentUnavailableError when the source cannot answer and holds no earlier list.
   */
  parts(size: number): Promise<ListPart[]>;
  search(text: string, options?: SearchOptions): Promise<SearchResult>;
  /** At most {@link maxSuggestions} titles and product names that the typed text may become. */
  suggest(text: string, options?: Pick<SearchOptions, 'signal'>): Promise<string[]>;
  /** Calls the listener with the path of each published article that changed. Returns the way to stop it. */
  onChange(listener: ChangeListener): () => void;
  /**
   * What stands around the articles: the site's configuration, JSON of unknown shape. Nothing where the source has none.
   *
   * @throws ContentUnavailableError when the source cannot answer and holds no earlier copy.
   */
  site(): Promise<Revisioned<unknown> | undefined>;
  /** Calls the listener when the site's configuration may have changed, where the source hears of it. Returns the way to stop it. */
  onSiteChange(listener: () => void): () => void;
}

export interface SourceHealth {
  ready: boolean;
  /** One line for the operator. Anybody may read it, so it names no host and no address. */
  detail: string;
}

export interface Revisioned<T> {
  value: T;
  /** Changes whenever the value does; opaque. */
  revision: string;
  /** When this revision became current, ISO 8601. */
  updatedAt: string;
  /** Of an article: those of its text, where they were counted when it was stored. */
  words?: number;
  /** What was changed on the way to this revision, in the words of those who did it, the newest first. */
  changes?: readonly ChangeNote[];
  /** Of an article: up to four that its page may lead to, the most alike first. */
  related?: readonly ArticleSummary[];
  /** Of an article: those that say the same in other languages, what was written first before the others. */
  translations?: readonly PublishedTranslation[];
  /** Present when the source could not be asked and this is the last copy that it gave. */
  stale?: StaleCopy;
}

/** A change to an article, described for its readers. */
export interface ChangeNote {
  /** When readers got it, ISO 8601. */
  at: string;
  /** One line of plain text. */
  note: string;
}

/** A published article that says the same as another, in another language. */
export interface PublishedTranslation {
  path: string;
  language?: string;
  /** Whether it was written first. */
  isOriginal: boolean;
}

export interface StaleCopy {
  /** When the source last confirmed this copy, ISO 8601. */
  confirmedAt: string;
  /** Why it could not be asked now, such as `timeout`. */
  cause: string;
}

export interface ArticleSummary {
  path: string;
  title: string;
  description?: string;
  /** When the published revision became current, ISO 8601. */
  updatedAt: string;
  /** The day that the article itself gives, ISO 8601: when it was last changed in a way that matters to readers. */
  datedAt?: string;
  /** The lead picture. Its address is as the author wrote it. */
  image?: SummaryImage;
  /** The language of its text, as a tag; where it gives none, the site's. */
  language?: string;
  /** The path of the article that it is a translation of. */
  translationOf?: string;
  /** The path that search engines list in its place. */
  canonicalPath?: string;
  /** The names in its byline. */
  authors?: readonly string[];
  reviewer?: string;
  /** Its kind of feature, as the publishing system names it: `commerce-roundup`. */
  featureType?: string;
}

export interface SummaryImage {
  src: string;
  alt?: string;
  /** What is always seen where it is cropped. */
  focus?: FocusPoint;
}

export interface ListQuery {
  /** Only articles whose path begins with this folder, such as `/nutrition`. */
  under?: string;
  /** Begin after this path, in the order by path. */
  after?: string;
  /** End with this path, in the order by path. */
  until?: string;
  /** End after so many articles. Without it, all are listed. */
  limit?: number;
  /** `newest` is by the article's own date, the newest first: at most {@link maxNewest}. By path by default. */
  order?: 'path' | 'newest';
}

/** What a CMS notifies us of at an article's path. */
export type ContentChange =
  | { path: string; kind: 'published' | 'withdrawn' }
  | { path: string; kind: 'moved'; to: string };

/** The paths that changes name, each once. */
export function pathsOf(changes: readonly ContentChange[]): string[] {
  return [
    ...new Set(changes.flatMap((each) => (each.kind === 'moved' ? [each.path, each.to] : [each.path]))),
  ];
}

/** A part of the list by path. */
export interface ListPart {
  /** The last path of the part before it; undefined for the first. */
  after: string | undefined;
  /** Its own last path. */
  until: string;
  /** When the latest change of an article in it became current, ISO 8601. */
  updatedAt: string;
}

/** The longest list by date. */
export const maxNewest = 200;

export interface SearchOptions {
  /** Hits per page: 1 to {@link maxSearchLimit}, 10 by default. Values outside are clamped. */
  limit?: number;
  /** Hits to skip: 0 to {@link maxSearchOffset}. */
  offset?: number;
  /** Aborted when the result is not needed any more: a search that has not started then never does. */
  signal?: AbortSignal | undefined;
}

export interface SearchResult {
  /** The text as it was searched for, trimmed and cut to {@link maxSearchTextLength}. */
  text: string;
  hits: SearchHit[];
  /** Of all pages together. */
  total: number;
  offset: number;
  limit: number;
  /**
   * How the hits were found: `words`, all words as typed, in any of their forms; `corrected`, after mending a typing
   * error ({@link correctedTo} says to what); `some-words`, not all of the words; `similar`, titles and product names
   * that look alike; `none`.
   */
  match: 'words' | 'corrected' | 'some-words' | 'similar' | 'none';
  correctedTo?: string;
}

export interface SearchHit {
  path: string;
  title: string;
  description: string;
  updatedAt: string;
  /** Plain text in pieces, so that the renderer escapes each piece and marks the highlighted ones. */
  snippet: SnippetPart[];
}

export interface SnippetPart {
  text: string;
  highlighted: boolean;
}

export const defaultSearchLimit = 10;
export const maxSearchLimit = 50;
export const maxSearchOffset = 1000;
/** In UTF-16 units. Longer text is cut: readers do not type so much, and each word costs an index lookup. */
export const maxSearchTextLength = 200;
/** Readers do not read through more than that while typing. */
export const maxSuggestions = 10;
