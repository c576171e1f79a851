// The protocol of the owner's programs for the list of drugs.

/** `GET`: the stored list; 404 without one. `PUT` a list: 200 {@link DrugsSet}; 400 `{ error }`. */
export const drugListAddress = '/editor/api/drugs';

/** `GET ?q=`, for any signed-in person: 200 {@link FoundDrugs}, best match first, with fuzzy matching. */
export const foundDrugsAddress = '/editor/api/drugs/find';

/**
 * `GET` followed by the slug of a drug or a brand: 200 `{ drug }`, the whole entry; 404 if the list has none.
 */
export const drugsAddress = '/editor/api/drugs/of';

/** An entry that matches a name. */
export interface FoundDrugs {
  readonly drugs: readonly {
    readonly name: string;
    readonly slug: string;
    /** The drug of a brand or an alias; otherwise its own name. */
    readonly drug: string;
  }[];
}

/** Maximum size of the list as JSON, in bytes: ten times the bundled one. */
export const maxDrugListBytes = 20_000_000;

/** The result of replacing the list. */
export interface DrugsSet {
  /** The number of drugs in it. */
  readonly drugs: number;
  /** Published articles that refer to formulations which the new list no longer has. */
  readonly missed: readonly MissedFormulations[];
}

/** An article with missing formulations. */
export interface MissedFormulations {
  readonly path: string;
  readonly formulations: readonly string[];
}
