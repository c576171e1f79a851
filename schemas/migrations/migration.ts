/** Brings articles from one version of the contract to the next. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  /** What becomes of an article, as a sentence for its author. */
  readonly about: string;
  /** What the contract does not take any more because of it, as `npm run contract` names the places. */
  readonly covers: readonly string[];
  /**
   * The article as the next version writes it; the very article where nothing has to change. Pure, and never throws,
   * whatever it is given. What it has changed once it finds nothing to change in.
   */
  readonly migrate: (article: unknown) => unknown;
}
