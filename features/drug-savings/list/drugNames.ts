import { foldAccents } from '../../../content/text/searchWords.ts';
import type { Drug } from '../../../schemas/generated/types.ts';
import type { NameKind } from '../migrations.ts';

/** A name that a drug is found by. */
export interface DrugName {
  name: string;
  /** Of the drug; of the brand, where it is the name of one. */
  slug: string;
  kind: NameKind;
}

/** The names that a drug is found by: its own, those of its brands, and its other ones, each once. */
export function namesOf({ slug, name, otherNames = [], manufacturers }: Drug): DrugName[] {
  const brands = manufacturers.filter(({ drugSlug }) => drugSlug !== slug);
  const all: DrugName[] = [
    { slug, name, kind: 'drug' },
    ...brands.map(({ drugSlug, name }): DrugName => ({ slug: drugSlug, name, kind: 'brand' })),
    ...otherNames.map((name): DrugName => ({ slug, name, kind: 'other' })),
  ];
  return [...Map.groupBy(all, (each) => `${each.slug} ${each.name}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** The words of a name, or of what somebody types for one, as they are compared: `Co-Trimoxazole` is `co trimoxazole`. */
export function foldedName(name: string): string {
  return foldAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
