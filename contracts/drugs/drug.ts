/** Entities of the contract, with its spelling `dossages`. */

export interface Manufacturer {
  id: string;
  name: string;
  /** `brand`, `generic`, or another value of a CMS. */
  drugType: string;
  drugSlug: string;
  options: readonly Option[];
}

export interface Option {
  form: string;
  dossages: readonly Dosage[];
}

export interface Dosage {
  /** Strength, then form. The first word is the label. */
  dosage: string;
  formulationId: string;
  commonQuantities: readonly Quantity[];
  ndc?: string;
  /** The manufacturer's list price in US dollars per unit, if known. */
  msrp?: number;
}

export interface Quantity {
  display: string;
  value: number;
}

export interface SelectedDosage {
  quantityDisplay: string;
  quantityValue: number;
  formulationId: string;
  form: string;
  dosage: string;
  drugSlug: string;
  drugMSRP?: number;
}

export interface UserInfo {
  insured: boolean;
  location: PlaceOfZip;
}

export interface PlaceOfZip {
  zip: string;
  lat: number | null;
  long: number | null;
}

export const defaultUserInfo = {
  insured: true,
  location: { zip: '47201', lat: 39.126564, long: -85.971322 },
} as const satisfies UserInfo;

/** A dosage's label within its form: `20mg` of `20mg tablet`. */
export function dosageLabel(dosage: string): string {
  return dosage.trim().split(/\s/, 1)[0] ?? '';
}

export function manufacturerLabel({ name, drugType }: Pick<Manufacturer, 'name' | 'drugType'>): string {
  return `${name} (${drugType})`;
}
