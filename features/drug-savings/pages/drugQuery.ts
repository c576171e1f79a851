import type { RequestedDosage } from '#contracts/drugs/choice.ts';
import { type DrugField, drugFields } from '#contracts/drugs/drugPages.ts';
import { type DrugView, defaultPlace } from '#contracts/drugs/drugView.ts';
import { isZip, zipDigits } from '#contracts/drugs/zip.ts';
import type { PlaceOfZip, ZipPlace } from '../places/placesOfZips.ts';
import { typedText } from './parameters.ts';

export interface DrugQuery {
  wanted: RequestedDosage;
  /** As typed, cut; undefined if missing. */
  zip: string | undefined;
  pharmacy: string;
  group: number;
  sort: DrugView['sort'];
}

export function readDrugQuery(query: URLSearchParams): DrugQuery {
  const field = (name: DrugField): string | undefined => typedText(query, name) || undefined;
  const group = Number(field('group') ?? 0);
  return {
    wanted: {
      manufacturer: field('manufacturer'),
      form: field('form'),
      dosage: field('dosage'),
      quantityDisplay: field('quantityDisplay'),
    },
    zip: field('zip'),
    pharmacy: field('pharmacy') ?? '',
    group: Number.isInteger(group) && group > 0 ? group : 0,
    sort: field('sort') === 'distance' ? 'distance' : 'price',
  };
}

/** Without parameters the page is the same for all readers of a kind. */
export function isPlain(query: URLSearchParams): boolean {
  return drugFields.every((name) => !query.has(name));
}

/** The default place if the ZIP is unknown. */
export async function requestedPlace(
  zip: string | undefined,
  placeOfZip: PlaceOfZip,
): Promise<{ place: ZipPlace; refusedZip?: string }> {
  if (zip === undefined) return { place: defaultPlace };
  const digits = zipDigits(zip);
  const place = isZip(digits) ? await placeOfZip(digits) : undefined;
  return place ? { place } : { place: defaultPlace, refusedZip: digits };
}
