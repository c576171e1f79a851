import { foldText } from '#content/text/searchWords.ts';
import type { Drug } from '#schemas/generated/types.ts';
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
  return foldText(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Shorter first words, as of MS Contin and K-Tab, name nothing by themselves. */
const shortestFirstWord = 4;
/** First words that name a nutrient or a thing of every day rather than the medicine. */
const commonFirstWords: ReadonlySet<string> = new Set(
  'calcium iron magnesium omega plan potassium selenium silver sodium vitamin zinc'.split(' '),
);

/**
 * The first words of a name that readers shorten it to, folded: `proair` of ProAir HFA, `birth control` of birth control
 * pill. One word is enough only of a proper name: the first of `water pill` is no medicine.
 */
export function beginningsOf(name: string): string[] {
  const words = foldedName(name).split(' ');
  const isProper = /^\p{Lu}/u.test(name);
  return words.slice(0, -1).flatMap((first, index) => {
    const isEnough =
      index > 0 || (isProper && first.length >= shortestFirstWord && !commonFirstWords.has(first));
    return isEnough ? [words.slice(0, index + 1).join(' ')] : [];
  });
}
