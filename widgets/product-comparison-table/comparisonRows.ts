import type { ProductCardHighlight, ProductComparisonTableProduct } from '#schemas/generated/types.ts';
import { hasFact } from '../commerce/facts.ts';
import { formatPrice } from '../commerce/money.ts';
import { formatScore, type Rating, ratingOf } from '../commerce/score.ts';
import { present, presentOnes } from '../ui/presentText.ts';

export type ComparisonCell =
  | ({ kind: 'rating' } & Rating)
  | { kind: 'unrated' }
  | { kind: 'words'; text: string }
  | { kind: 'price'; price: number; store: string | undefined }
  | { kind: 'offer'; text: string }
  | { kind: 'facts'; facts: readonly ProductCardHighlight[] }
  | { kind: 'points'; pros: readonly string[]; cons: readonly string[] };

export interface ComparisonRow {
  label: string;
  tooltip: string | undefined;
  /** One per product; undefined without a value. */
  cells: readonly (ComparisonCell | undefined)[];
  /** Undefined if only one product has a value. */
  agreement: 'same' | 'differs' | undefined;
}

type Product = ProductComparisonTableProduct;

/**
 * Our score and best use first, then the customers' rating, price, offer, then facts by first occurrence, then pros and
 * cons. Rows without any value are left out.
 */
export function comparisonRows(products: readonly Product[]): ComparisonRow[] {
  return [
    row('Our score', products.map(ourScoreCell)),
    row('Best for', products.map(superlativeCell)),
    ...ratingRow(products),
    row('Price', products.map(priceCell)),
    row('Offer', products.map(offerCell)),
    ...factRows(products),
    row('Pros & cons', products.map(pointsCell)),
  ].filter(({ cells }) => cells.some((cell) => cell !== undefined));
}

function row(
  label: string,
  cells: readonly (ComparisonCell | undefined)[],
  tooltip?: string | undefined,
): ComparisonRow {
  return { label, tooltip, cells, agreement: agreementOf(cells) };
}

function factRows(products: readonly Product[]): ComparisonRow[] {
  const facts = products.map(({ highlights = [] }) => Map.groupBy(highlights.filter(hasFact), keyOf));
  const keys = new Set(facts.flatMap((ofProduct) => [...ofProduct.keys()]));
  return [...keys].map((key) => {
    const inRow = facts.map((ofProduct) => ofProduct.get(key));
    const all = inRow.flatMap((ofProduct) => ofProduct ?? []);
    return row(
      present(all[0]?.label) ?? '',
      inRow.map((ofProduct) => ofProduct && { kind: 'facts', facts: ofProduct }),
      all.map(({ tooltip }) => present(tooltip)).find((tooltip) => tooltip !== undefined),
    );
  });
}

/** Labels are the same whatever their capitals and blanks. */
function keyOf({ label }: ProductCardHighlight): string {
  return comparable(label);
}

/** A product without ratings is marked as unrated: a gap would look like a fault of the product. */
function ratingRow(products: readonly Product[]): ComparisonRow[] {
  const ratings = products.map(({ rating, numberOfRatings }) => ratingOf(rating, numberOfRatings));
  if (!ratings.some((rating) => rating)) return [];
  return [
    row(
      'Customers',
      ratings.map((rating) => (rating ? { kind: 'rating', ...rating } : { kind: 'unrated' })),
    ),
  ];
}

function ourScoreCell({ ourScore }: Product): ComparisonCell | undefined {
  const rating = ratingOf(ourScore);
  return rating && { kind: 'rating', ...rating };
}

function superlativeCell({ superlative }: Product): ComparisonCell | undefined {
  const text = present(superlative);
  return text === undefined ? undefined : { kind: 'words', text };
}

function priceCell({ price, destinationStore }: Product): ComparisonCell | undefined {
  return price === undefined ? undefined : { kind: 'price', price, store: present(destinationStore) };
}

function offerCell({ discount }: Product): ComparisonCell | undefined {
  return present(discount) === undefined ? undefined : { kind: 'offer', text: discount ?? '' };
}

function pointsCell({ Pros, Cons }: Product): ComparisonCell | undefined {
  const pros = presentOnes(Pros);
  const cons = presentOnes(Cons);
  return pros.length + cons.length === 0 ? undefined : { kind: 'points', pros, cons };
}

/** Products agree if readers would read the same text for each. A missing value differs from any value. */
function agreementOf(cells: readonly (ComparisonCell | undefined)[]): ComparisonRow['agreement'] {
  if (cells.length < 2) return undefined;
  return new Set(cells.map((cell) => cell && JSON.stringify(textsOf(cell).map(comparable)))).size === 1
    ? 'same'
    : 'differs';
}

function textsOf(cell: ComparisonCell): string[] {
  switch (cell.kind) {
    case 'rating':
      return [formatScore(cell.score)];
    case 'unrated':
      return [''];
    case 'price':
      return [formatPrice(cell.price)];
    case 'offer':
    case 'words':
      return [cell.text];
    case 'facts':
      return cell.facts.map(({ value = '' }) => value);
    case 'points':
      return [...cell.pros, '', ...cell.cons];
  }
}

function comparable(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
