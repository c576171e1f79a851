import type { ArticleSummary } from './articleSummary.ts';

export interface ListedArticles {
  /** Articles that the site's configuration names, or at topics' paths, by path. May contain others. */
  named: ReadonlyMap<string, ArticleSummary>;
  newest: readonly ArticleSummary[];
  topics: ReadonlyMap<string, TopicArticles>;
  /** Number of reviews by `nameKey`. May contain other people than the site's. */
  reviews: ReadonlyMap<string, number>;
}

export interface TopicArticles {
  total: number;
  newest: readonly ArticleSummary[];
}
