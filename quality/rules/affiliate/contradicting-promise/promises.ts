/** What on a page contradicts a promise. */
export type Contradiction = 'paid-place' | 'paid-link';

export interface Promise {
  pattern: RegExp;
  brokenBy: Contradiction;
}

/** The promises of a language, and the context that changes their meaning. */
export interface PromisesOfLanguage {
  promises: readonly Promise[];
  /** Before a promise: it is denied or attributed to others. */
  takenBack: RegExp;
  /** After it, in the same sentence: it is limited. */
  limited: RegExp;
  /** In it or after it: it concerns the editors' picks and ratings, not advertisements. */
  aboutPicks: RegExp;
}
