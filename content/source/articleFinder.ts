import type { ArticleSummary, PublishedTranslation } from './source.ts';

/** A person's role in an article. */
export type Part = 'author' | 'reviewer';

/** A place in a list that goes from the newest to the oldest: behind this article. */
export interface DatedPlace {
  /** ISO 8601. */
  datedAt: string;
  path: string;
}

/** An article of a person, with its place among all of theirs. */
export interface PersonsArticle extends ArticleSummary {
  place: DatedPlace;
}

/** Articles that some words name. */
export interface NamedArticles {
  /** By path. */
  first: readonly ArticleSummary[];
  /** How many there are. */
  total: number;
}

/**
 * Finds published articles for pages that show others, however many there are.
 * All methods throw ContentUnavailableError when the source does not answer before the deadline.
 */
export interface ArticleFinder {
  /** Those of some paths at which an article is published. */
  at(paths: readonly string[]): Promise<ArticleSummary[]>;
  /** Those that have all of some words in title or path, in any case. */
  named(words: readonly string[], limit: number): Promise<NamedArticles>;
  /** Those whose path has the most of some lowercase words, each at most one letter off; words that very many paths have are ignored. */
  withWords(words: readonly string[]): Promise<Pick<ArticleSummary, 'path' | 'title'>[]>;
  /** The articles that a person has written or reviewed, the newest first. */
  ofPerson(
    name: string,
    part: Part,
    page: { limit: number; after?: DatedPlace | undefined },
  ): Promise<PersonsArticle[]>;
  /** Of some people, how many articles each has reviewed, in their order; where they are very many, as many as is counted to. */
  reviewsOf(names: readonly string[]): Promise<number[]>;
  /** When an article of each of some people last became current, in their order, ISO 8601; undefined where they have none. */
  lastChangesOf(names: readonly string[]): Promise<(string | undefined)[]>;
  /** The articles that say the same as another in other languages, what was written first before the others. */
  translationsOf(
    article: Pick<ArticleSummary, 'path' | 'translationOf'>,
  ): Promise<readonly PublishedTranslation[]>;
}
