// What the owner's programs and the server tell each other about the list of drugs.

/** `GET`: the list as it is kept; 404 where there is none. `PUT` of another one: 200 {@link DrugsSet}; 400 `{ error }`. */
export const drugListAddress = '/editor/api/drugs';

/** `GET ?q=`, by whoever works in the editor: 200 {@link FoundDrugs}, the likeliest first, misspelt ones too. */
export const foundDrugsAddress = '/editor/api/drugs/find';

/** `GET` with the slug of a drug or a brand behind it: 200 `{ drug }`, all that there is of the drug; 404 where the list has none. */
export const drugsAddress = '/editor/api/drugs/of';

/** What the list has for a name. */
export interface FoundDrugs {
  readonly drugs: readonly {
    readonly name: string;
    readonly slug: string;
    /** The drug that it is a brand of, or that goes by this name; its own name otherwise. */
    readonly drug: string;
  }[];
}

/** The largest list that is taken, in bytes of its JSON: the one that comes along has a tenth of it. */
export const maxDrugListBytes = 20_000_000;

/** What came of setting a list. */
export interface DrugsSet {
  /** So many drugs are in it. */
  readonly drugs: number;
  /** The published articles that name formulations which were in the list before, and are not any more. */
  readonly missed: readonly MissedFormulations[];
}

/** An article with formulations that are gone. */
export interface MissedFormulations {
  readonly path: string;
  readonly formulations: readonly string[];
}
