/** Where something stands in an article: the keys that lead to it. */
export type Keys = readonly string[];

/** What becomes of a field: it gets another name, another value, or goes. Nothing changes its place in a list. */
export type FieldChange = { at: Keys } & ({ name: string } | { value: unknown } | { isGone: true });

/** Brings articles from one version of the contract to the next. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  /** What has changed, as the end of a sentence for authors: "Since version 2 …". */
  readonly about: string;
  /** What the contract does not take any more because of it, as `npm run contract` names the places. */
  readonly covers: readonly string[];
  /**
   * What becomes of an article's fields, no field twice, and what stands in a field before the field itself. Pure, and
   * never throws, whatever it is given. In what it has changed once it finds nothing more to change: articles need not
   * say for which version they are written.
   */
  readonly changes: (article: unknown) => FieldChange[];
}
