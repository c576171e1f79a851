import type { ArticleSummary } from '../articles/articleSummary.ts';

/** What an article's page shows beside what the article itself holds. */
export interface ArticleSurroundings {
  /** What was changed in it, the newest first. */
  changes: readonly { at: string; note: string }[];
  /** Articles about the same, the most alike first; shown where no block of the article leads to others. */
  related: readonly ArticleSummary[];
}

/** Of an article of which nothing else is known, as in a preview. */
export const noSurroundings: ArticleSurroundings = { changes: [], related: [] };
