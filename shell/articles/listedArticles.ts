import type { ArticleSummary } from './articleSummary.ts';

/** The published articles as pages list them: the home page, those of topics, feeds. */
export interface ListedArticles {
  /** Those that the site's own content names, and those that stand at the paths of topics, by path. There may be others. */
  named: ReadonlyMap<string, ArticleSummary>;
  /** The newest of all, the newest first. */
  newest: readonly ArticleSummary[];
  /** The topics that have articles, by the paths of their pages. */
  topics: ReadonlyMap<string, TopicArticles>;
  /** How many articles people have reviewed, by their names as `nameKey` has them. There may be others than the site's. */
  reviews: ReadonlyMap<string, number>;
}

/** The articles of a topic. */
export interface TopicArticles {
  /** How many it has. */
  total: number;
  /** The newest of them, the newest first. */
  newest: readonly ArticleSummary[];
}
