import type { ArticleSummary, PublishedTranslation } from './source.ts';

export type Part = 'author' | 'reviewer';

export interface DatedPlace {
  datedAt: string;
  path: string;
}

export interface PersonsArticle extends ArticleSummary {
  place: DatedPlace;
}

export interface NamedArticles {
  first: readonly ArticleSummary[];
  total: number;
}

/** All methods throw ContentUnavailableError when the source does not answer before the deadline. */
export interface ArticleFinder {
  at(paths: readonly string[]): Promise<ArticleSummary[]>;
  /** All words, in title or path, ignoring case. */
  named(words: readonly string[], limit: number): Promise<NamedArticles>;
  /** Best match of lowercase words first, each at most one letter off. Very frequent words are ignored. */
  withWords(words: readonly string[]): Promise<Pick<ArticleSummary, 'path' | 'title'>[]>;
  ofPerson(
    name: string,
    part: Part,
    page: { limit: number; after?: DatedPlace | undefined },
  ): Promise<PersonsArticle[]>;
  /** In the order of names. Counts up to a limit. */
  reviewsOf(names: readonly string[]): Promise<number[]>;
  /** In the order of names, ISO 8601; undefined without articles. */
  lastChangesOf(names: readonly string[]): Promise<(string | undefined)[]>;
  translationsOf(
    article: Pick<ArticleSummary, 'path' | 'translationOf'>,
  ): Promise<readonly PublishedTranslation[]>;
}
