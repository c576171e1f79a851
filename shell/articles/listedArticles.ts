import type { ArticleSummary } from './articleSummary.ts';

/** The published articles in lists: on the home page, on topics, in feeds. */
export interface ListedArticles {
  /** Articles that the site's configuration names, or at topics' paths, by path. May contain others. */
  named: ReadonlyMap<string, ArticleSummary>;
  /** Newest first. */
  newest: readonly ArticleSummary[];
  /** Topics with articles, by path. */
  topics: ReadonlyMap<string, TopicArticles>;
  /** Number of reviews by `nameKey`. May contain other people than the site's. */
  reviews: ReadonlyMap<string, number>;
}

/** The articles of a topic. */
export interface TopicArticles {
  /** Number of articles. */
  total: number;
  /** Newest first. */
  newest: readonly ArticleSummary[];
}
