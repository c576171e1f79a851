import type { ArticleSummary } from '../articles/articleSummary.ts';

/** An article in another language. */
export interface Translation {
  path: string;
  /** A language tag, as its author wrote it; where it gives none, the site's. */
  language?: string | undefined;
  /** Whether it was written first. */
  isOriginal: boolean;
}

/** What an article's page shows beside what the article itself holds. */
export interface ArticleSurroundings {
  /** What was changed in it, the newest first. */
  changes: readonly { at: string; note: string }[];
  /** Articles about the same, the most alike first; shown where no block of the article leads to others. */
  related: readonly ArticleSummary[];
  /** The same article in other languages. */
  translations?: readonly Translation[];
  /** Those of its text, where they were counted when it was stored. */
  words?: number | undefined;
}

/** Of an article of which nothing else is known, as in a preview. */
export const noSurroundings: ArticleSurroundings = { changes: [], related: [] };
