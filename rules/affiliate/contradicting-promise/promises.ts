export type Contradiction = 'paid-place' | 'paid-link';

export interface Promise {
  pattern: RegExp;
  brokenBy: Contradiction;
}

export interface PromisesOfLanguage {
  promises: readonly Promise[];
  takenBack: RegExp;
  limited: RegExp;
  aboutPicks: RegExp;
}
