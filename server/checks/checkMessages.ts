import type { Problem } from '../../transformer/problem.ts';

/** An article as an editor types it, or as its source gave it. */
export type ArticleToCheck = { kind: 'text'; text: string; path: string } | { kind: 'value'; value: unknown };

/** What the thread that checks articles is asked. */
export interface CheckTask {
  article: ArticleToCheck;
  /** What was found elsewhere, while the article was rendered: what the check finds as well is told once. */
  alsoFound: readonly Problem[];
  /** Rules that are left out, because they did not end with this article. */
  without: readonly string[];
}

/** Where the thread says how far it is. Others can read it while the thread is in a rule that does not end. */
export const progress = {
  /** Counts whatever is begun. */
  steps: 0,
  /** Which of the content rules is under way, from 1; 0 where none is. */
  rule: 1,
  places: 2,
} as const;
