import { dataOf } from '../../transformer/blockData.ts';
import type { PreparedBlock } from '../../transformer/preparedArticle.ts';
import { reviewedProductOf as ofProductCard } from '../../widgets/product-card/reviewedProduct.ts';
import { reviewedProductOf as ofScorecard } from '../../widgets/scorecard/reviewedProduct.ts';
import type { ReviewedProduct } from '../../widgets/shared/reviewedProduct.ts';

/**
 * The products that readers see a rating of, in reading order. A product that several blocks show is one: what the first
 * of them says counts, and the later ones add what it leaves open.
 *
 * @param shown the blocks that readers see, those inside others too
 */
export function reviewedProducts(shown: readonly PreparedBlock[]): ReviewedProduct[] {
  const products = new Map<string, ReviewedProduct>();
  for (const product of shown.flatMap((block) => reviewedProductOf(block) ?? [])) {
    const key = `${product.brand ?? ''} ${product.name}`.toLowerCase();
    products.set(key, { ...product, ...known(products.get(key)) });
  }
  return [...products.values()];
}

function reviewedProductOf(block: PreparedBlock): ReviewedProduct | undefined {
  const card = dataOf(block, 'product-card');
  if (card) return ofProductCard(card);
  const scorecard = dataOf(block, 'scorecard');
  return scorecard && ofScorecard(scorecard);
}

/** Without what is undefined. */
function known(product: ReviewedProduct | undefined): Partial<ReviewedProduct> {
  return Object.fromEntries(Object.entries(product ?? {}).filter(([, value]) => value !== undefined));
}
