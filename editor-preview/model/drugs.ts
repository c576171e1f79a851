/** `GET`: the stored list; 404 without one. `PUT` a list: 200 {@link DrugsSet}; 400 `{ error }`. */
export const drugListAddress = '/editor/api/drugs';

/** `GET ?q=`, for any signed-in person: 200 {@link FoundDrugs}, best match first, with fuzzy matching. */
export const foundDrugsAddress = '/editor/api/drugs/find';

/** `GET` followed by the slug of a drug or a brand: 200 `{ drug }`, the whole entry; 404 if the list has none. */
export const drugsAddress = '/editor/api/drugs/of';

export interface FoundDrugs {
  readonly drugs: readonly {
    readonly name: string;
    readonly slug: string;
    readonly drug: string;
  }[];
}

/** Maximum size of the list as JSON, in bytes: ten times the bundled one. */
export const maxDrugListBytes = 20_000_000;

export interface DrugsSet {
  readonly drugs: number;
  /** Published articles that refer to formulations which the new list no longer has. */
  readonly missed: readonly MissedFormulations[];
}

export interface MissedFormulations {
  readonly path: string;
  readonly formulations: readonly string[];
}
