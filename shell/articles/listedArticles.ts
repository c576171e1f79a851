import type { ArticleSummary } from './articleSummary.ts';

/** The published articles as pages list them: the home page, those of topics, feeds. */
export interface ListedArticles {
  /** All that are known, by path. */
  all: ReadonlyMap<string, ArticleSummary>;
  /** The newest of all, the newest first. */
  newest: readonly ArticleSummary[];
  /** The topics that have articles, by the paths of their pages. */
  topics: ReadonlyMap<string, TopicArticles>;
}

/** The articles of a topic. */
export interface TopicArticles {
  /** How many it has. */
  total: number;
  /** The newest of them, the newest first. */
  newest: readonly ArticleSummary[];
}
