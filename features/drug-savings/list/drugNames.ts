import { foldText } from '#content/text/searchWords.ts';
import type { Drug } from '#schemas/generated/types.ts';
import type { NameKind } from '../migrations.ts';

export interface DrugName {
  name: string;
  slug: string;
  kind: NameKind;
}

/** Its own, its brands' and its other names, and those of its use, without duplicates. */
export function namesOf({ slug, name, otherNames = [], namesOfUse = [], manufacturers }: Drug): DrugName[] {
  const brands = manufacturers.filter(({ drugSlug }) => drugSlug !== slug);
  const all: DrugName[] = [
    { slug, name, kind: 'drug' },
    ...brands.map(({ drugSlug, name }): DrugName => ({ slug: drugSlug, name, kind: 'brand' })),
    ...[...otherNames, ...namesOfUse].map((name): DrugName => ({ slug, name, kind: 'other' })),
  ];
  return [...Map.groupBy(all, (each) => `${each.slug} ${each.name}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

export function foldedName(name: string): string {
  return foldText(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Shorter first words, as of MS Contin and K-Tab, identify no drug. */
const shortestFirstWord = 4;
/** First words that name a nutrient or an everyday thing rather than the medicine. */
const commonFirstWords: ReadonlySet<string> = new Set(
  'calcium iron magnesium omega plan potassium selenium silver sodium vitamin zinc'.split(' '),
);

/** `birth control` of birth control pill; a single word only of a proper name: `water pill` is not `water`. */
export function beginningsOf(name: string): string[] {
  const words = foldedName(name).split(' ');
  const isProper = /^\p{Lu}/u.test(name);
  return words.slice(0, -1).flatMap((first, index) => {
    const isEnough =
      index > 0 || (isProper && first.length >= shortestFirstWord && !commonFirstWords.has(first));
    return isEnough ? [words.slice(0, index + 1).join(' ')] : [];
  });
}
