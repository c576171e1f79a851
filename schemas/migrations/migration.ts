export type Keys = readonly string[];

/** Renames, replaces or deletes a field. List positions stay. */
export type FieldChange = { at: Keys } & ({ name: string } | { value: unknown } | { isGone: true });

/** From one version of the contract to the next. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  /** The change, as the end of a sentence for authors: "Since version 2 …". */
  readonly about: string;
  /** As `npm run contract` names them. */
  readonly covers: readonly string[];
  /** Each field once, inner ones first. Pure and idempotent, never throws: articles need not name their version. */
  readonly changes: (article: unknown) => FieldChange[];
}
