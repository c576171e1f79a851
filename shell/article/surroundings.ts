import type { ArticleSummary } from '../articles/articleSummary.ts';

export interface Translation {
  path: string;
  language?: string | undefined;
  isOriginal: boolean;
}

export interface ArticleSurroundings {
  changes: readonly { at: string; note: string }[];
  /** Related articles, best match first; shown unless a block lists others. */
  related: readonly ArticleSummary[];
  topicHasOthers?: boolean | undefined;
  translations?: readonly Translation[];
  words?: number | undefined;
}

export const noSurroundings: ArticleSurroundings = { changes: [], related: [] };
