/** A drug as pages, blocks and the API know it: the entities of the contract, `dossages` in its spelling. */

/** A drug as one brand, or as the generic of whatever company. */
export interface Manufacturer {
  id: string;
  name: string;
  /** `brand`, `generic`, or what else a CMS calls it. */
  drugType: string;
  drugSlug: string;
  options: readonly Option[];
}

/** A form in which a manufacturer sells a drug. */
export interface Option {
  form: string;
  dossages: readonly Dosage[];
}

/** A strength of a form. */
export interface Dosage {
  /** The strength, then the form. Its first word is its label. */
  dosage: string;
  formulationId: string;
  commonQuantities: readonly Quantity[];
  /** The National Drug Code, where it is known. */
  ndc?: string;
  /** The manufacturer's list price in US dollars for one unit, where somebody has told one. */
  msrp?: number;
}

/** How much is dispensed, in words and in units. */
export interface Quantity {
  display: string;
  value: number;
}

/** What a reader has chosen, so that it can be priced. */
export interface SelectedDosage {
  quantityDisplay: string;
  quantityValue: number;
  formulationId: string;
  form: string;
  dosage: string;
  drugSlug: string;
  drugMSRP?: number;
}

/** Where a reader looks for prices, and whether they have an insurance. */
export interface UserInfo {
  insured: boolean;
  location: PlaceOfZip;
}

/** A ZIP and where it is; `null` where nobody could find that out. */
export interface PlaceOfZip {
  zip: string;
  lat: number | null;
  long: number | null;
}

/** What everybody has who has not said anything yet. */
export const defaultUserInfo = {
  insured: true,
  location: { zip: '47201', lat: 39.126564, long: -85.971322 },
} as const satisfies UserInfo;

/** What a dosage is called where one chooses between those of a form: `20mg` of `20mg tablet`. */
export function dosageLabel(dosage: string): string {
  return dosage.trim().split(/\s/, 1)[0] ?? '';
}

/** What a manufacturer is called where one chooses: `Lipitor (brand)`. */
export function manufacturerLabel({ name, drugType }: Pick<Manufacturer, 'name' | 'drugType'>): string {
  return `${name} (${drugType})`;
}
