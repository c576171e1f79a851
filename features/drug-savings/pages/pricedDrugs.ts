import { availableChoice } from '#contracts/drugs/choice.ts';
import { defaultPlace } from '#contracts/drugs/drugView.ts';
import { formatUsd } from '#contracts/drugs/priceCard.ts';
import type { DrugStore } from '../list/drugStore.ts';
import type { FoundDrug, FoundDrugs } from '../list/findDrugs.ts';
import { fromList } from '../list/fromList.ts';
import type { ZipPlace } from '../places/placesOfZips.ts';
import type { CachedPricesFor } from '../prices/prices.ts';
import { conditionsOf, medicinesFor } from './commonMedicines.ts';

interface LowestPrice {
  price: string;
  quantity: string;
  seenAt: string;
}

export interface PricedDrug extends FoundDrug {
  /** That it is taken for, if the reader searched for that. */
  condition?: string;
  lowest: LowestPrice | undefined;
}

export interface PricedParts {
  drugs: Pick<DrugStore, 'bySlug'>;
  cachedFor: CachedPricesFor;
  place?: ZipPlace;
}

/** By name, or by a condition that medicines are taken for. */
export async function findPriced(
  typed: string,
  most: number,
  parts: PricedParts & { drugs: Pick<DrugStore, 'find'> },
): Promise<{ drugs: readonly PricedDrug[]; match: FoundDrugs['match'] }> {
  const found = await fromList(parts.drugs.find(typed, most));
  const treated = medicinesFor(typed);
  const byName = found.match === 'words' || treated.length === 0 ? found.drugs : [];
  const all = await Promise.all([
    ...byName.map(async (each) => ({ ...each, lowest: (await priced(each.slug, parts))?.lowest })),
    ...treated.map(async ({ slug, condition }) => {
      const medicine = await priced(slug, parts);
      return medicine && { ...medicine, condition };
    }),
  ]);
  const drugs = [...new Map(all.flatMap((each) => (each ? [[each.slug, each]] : []))).values()];
  return { drugs: drugs.slice(0, most), match: treated.length > 0 ? 'words' : found.match };
}

/** For the same conditions, without itself. */
export async function othersLike(slug: string, parts: PricedParts): Promise<PricedDrug[]> {
  const slugs = new Set(conditionsOf(slug).flatMap((each) => medicinesFor(each).map((other) => other.slug)));
  slugs.delete(slug);
  const all = await Promise.all([...slugs].map((each) => priced(each, parts)));
  return all.filter((each) => each !== undefined);
}

/** With the lowest cached price of its first choice. */
export async function priced(
  slug: string,
  { drugs, cachedFor, place = defaultPlace }: PricedParts,
): Promise<PricedDrug | undefined> {
  const found = await fromList(drugs.bySlug(slug));
  if (!found) return undefined;
  const { drug, brand } = found;
  const choice = availableChoice(drug.manufacturers, { manufacturer: brand });
  const seen =
    choice &&
    (await cachedFor({
      formulationId: choice.dosage.formulationId,
      quantity: choice.quantity.value,
      place,
    }));
  const amounts = seen?.data.map(({ price }) => price.amount) ?? [];
  const lowest =
    choice && seen && amounts.length > 0
      ? {
          price: formatUsd(Math.min(...amounts)),
          quantity: choice.quantity.display,
          seenAt: seen.seenAt,
        }
      : undefined;
  return { name: drug.name, slug, found: drug.name, drug, lowest };
}

/** What a suggestion says next to the name. */
export function suggestionNote({ name, drug, condition, lowest }: PricedDrug): string {
  return [drug.name !== name && drug.name, condition, lowest && `from ${lowest.price}, ${lowest.quantity}`]
    .filter(Boolean)
    .join(' · ');
}
