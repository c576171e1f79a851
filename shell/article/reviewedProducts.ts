import { dataOf } from '../../transformer/blockData.ts';
import { forBlocksInside } from '../../transformer/normalise/everyBlock.ts';
import type { TransformedArticle } from '../../transformer/transformArticle.ts';
import { reviewedProductOf as ofProductCard } from '../../widgets/product-card/reviewedProduct.ts';
import { reviewedProductOf as ofScorecard } from '../../widgets/scorecard/reviewedProduct.ts';
import type { ReviewedProduct } from '../../widgets/shared/reviewedProduct.ts';

type AnyBlock = Parameters<typeof dataOf>[0];

/**
 * The products that readers see a rating of, those inside other blocks too, in reading order. A product that several
 * blocks show is one: what the first of them says counts, and the later ones add what it leaves open.
 */
export function reviewedProducts(blocks: TransformedArticle['blocks']): ReviewedProduct[] {
  const products = new Map<string, ReviewedProduct>();
  const add = (block: AnyBlock): void => {
    const product = reviewedProductOf(block);
    if (!product) return;
    const key = `${product.brand ?? ''} ${product.name}`.toLowerCase();
    products.set(key, { ...product, ...known(products.get(key)) });
  };
  for (const { block, rendered } of blocks) {
    if (rendered.html === '') continue;
    add(block);
    // Which of the blocks inside it could not be shown, nobody knows any more.
    if (!rendered.degraded) forBlocksInside(block, add);
  }
  return [...products.values()];
}

function reviewedProductOf(block: AnyBlock): ReviewedProduct | undefined {
  const card = dataOf(block, 'product-card');
  if (card) return ofProductCard(card);
  const scorecard = dataOf(block, 'scorecard');
  return scorecard && ofScorecard(scorecard);
}

/** Without what is undefined. */
function known(product: ReviewedProduct | undefined): Partial<ReviewedProduct> {
  return Object.fromEntries(Object.entries(product ?? {}).filter(([, value]) => value !== undefined));
}
