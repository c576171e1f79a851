/** What makes a promise untrue where the page holds it. */
export type Contradiction = 'paid-place' | 'paid-link';

export interface Promise {
  pattern: RegExp;
  brokenBy: Contradiction;
}

/** The promises of a language, and the words around them that change what they say. */
export interface PromisesOfLanguage {
  promises: readonly Promise[];
  /** In front of a promise: somebody else makes it, or it is denied. */
  takenBack: RegExp;
  /** Behind it, in the same sentence: it does not hold for all. */
  limited: RegExp;
  /** In it or behind it: it is about what the editors choose and rate, and not about advertisements beside that. */
  aboutPicks: RegExp;
}
