export type Keys = readonly string[];

/** Renames, replaces or deletes a field. List positions stay. */
export type FieldChange = { at: Keys } & ({ name: string } | { value: unknown } | { isGone: true });

export interface Migration {
  readonly from: number;
  readonly to: number;
  /** The change, as the end of a sentence for authors: "Since version 2 …". */
  readonly about: string;
  readonly covers: readonly string[];
  /** Each field once, inner ones first. Pure and idempotent, never throws: articles need not name their version. */
  readonly changes: (article: unknown) => FieldChange[];
}
