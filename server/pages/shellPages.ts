import type { ArticleSummary, SearchResult } from '../../content/source.ts';
import type { Document } from '../../shell/renderPage.ts';

/** What an error page says. */
export interface ErrorFacts {
  status: number;
  /** For the reader. */
  message: string;
  /** Names the error in the log. */
  errorId?: string;
  /** Only in development. */
  stack?: string;
}

/** The pages of the shell that hold no article. Each is a pure function of what it shows. */
export interface ShellPages {
  home: (articles: readonly ArticleSummary[]) => Document;
  /** Undefined where nothing was searched for yet. */
  search: (result: SearchResult | undefined) => Document;
  error: (facts: ErrorFacts) => Document;
  /** The fixed pages of the specification §2.1, by path. */
  fixed: ReadonlyMap<string, () => Document>;
}
