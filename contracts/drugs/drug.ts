/** A drug in pages, blocks and the API: entities of the contract, with its spelling `dossages`. */

/** A drug of one brand, or as a generic. */
export interface Manufacturer {
  id: string;
  name: string;
  /** `brand`, `generic`, or another value of a CMS. */
  drugType: string;
  drugSlug: string;
  options: readonly Option[];
}

/** A form of a manufacturer's drug. */
export interface Option {
  form: string;
  dossages: readonly Dosage[];
}

/** A strength of a form. */
export interface Dosage {
  /** Strength, then form. The first word is the label. */
  dosage: string;
  formulationId: string;
  commonQuantities: readonly Quantity[];
  /** The National Drug Code, if known. */
  ndc?: string;
  /** The manufacturer's list price in US dollars per unit, if known. */
  msrp?: number;
}

/** A dispensed quantity, in words and units. */
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

/** Where a reader looks for prices, and whether they are insured. */
export interface UserInfo {
  insured: boolean;
  location: PlaceOfZip;
}

/** A ZIP with its location; `null` if unknown. */
export interface PlaceOfZip {
  zip: string;
  lat: number | null;
  long: number | null;
}

/** Defaults of a new reader. */
export const defaultUserInfo = {
  insured: true,
  location: { zip: '47201', lat: 39.126564, long: -85.971322 },
} as const satisfies UserInfo;

/** A dosage's label within its form: `20mg` of `20mg tablet`. */
export function dosageLabel(dosage: string): string {
  return dosage.trim().split(/\s/, 1)[0] ?? '';
}

/** A manufacturer's label: `Lipitor (brand)`. */
export function manufacturerLabel({ name, drugType }: Pick<Manufacturer, 'name' | 'drugType'>): string {
  return `${name} (${drugType})`;
}
