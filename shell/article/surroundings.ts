import type { ArticleSummary } from '../articles/articleSummary.ts';

export interface Translation {
  path: string;
  /** As its author wrote it; by default the site's. */
  language?: string | undefined;
  /** Whether it is the original. */
  isOriginal: boolean;
}

/** Data on an article's page that is not in the article. */
export interface ArticleSurroundings {
  /** Newest first. */
  changes: readonly { at: string; note: string }[];
  /** Related articles, best match first; shown unless a block lists others. */
  related: readonly ArticleSummary[];
  /** The same article in other languages. */
  translations?: readonly Translation[];
  /** Word count, if known from storing. */
  words?: number | undefined;
}

/** An article without such data, as in a preview. */
export const noSurroundings: ArticleSurroundings = { changes: [], related: [] };
