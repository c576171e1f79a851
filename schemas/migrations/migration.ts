/** Keys of the path in an article. */
export type Keys = readonly string[];

/** A field is renamed, replaced, or deleted. List positions stay. */
export type FieldChange = { at: Keys } & ({ name: string } | { value: unknown } | { isGone: true });

/** Migrates articles from one version of the contract to the next. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  /** The change, as the end of a sentence for authors: "Since version 2 …". */
  readonly about: string;
  /** Places that the contract no longer accepts, as `npm run contract` names them. */
  readonly covers: readonly string[];
  /**
   * Changes to an article's fields, each field once, inner fields first. Pure, never throws on any input, and idempotent: articles need not
   * name their version.
   */
  readonly changes: (article: unknown) => FieldChange[];
}
