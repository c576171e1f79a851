import type { BlockDataByType } from '#schemas/generated/types.ts';
import { shownPrice } from '../commerce/money.ts';
import type { ReviewedProduct } from '../commerce/reviewedProduct.ts';
import { shownScore } from '../commerce/score.ts';
import { type ProductCardContent, productCardContent } from './productCardContent.ts';

type ProductCardData = BlockDataByType['product-card'];

const anyPage = { placeOfKind: 0, contentMeta: undefined };

/** The card's product for structured data; undefined without a visible rating. */
export function reviewedProductOf(data: ProductCardData): ReviewedProduct | undefined {
  const content = productCardContent(data, anyPage);
  if (!content) return undefined;
  const review = verdictOf(data, content);
  const buyers = buyersOf(content);
  if (!review && !buyers) return undefined;
  return {
    name: content.title,
    brand: content.brand,
    image: data.imgSrc,
    review,
    buyers,
    offer: exactOffer(data),
  };
}

function verdictOf(data: ProductCardData, content: ProductCardContent): ReviewedProduct['review'] {
  if (content.ourScore === undefined) return undefined;
  return {
    score: shownScore(content.ourScore),
    sentence: content.verdict,
    author: data.reviewAuthorName?.trim() || undefined,
    pros: content.pros,
    cons: content.cons,
  };
}

function buyersOf({ customers }: ProductCardContent): ReviewedProduct['buyers'] {
  return customers && { score: shownScore(customers.score), count: customers.count };
}

/** A price with a note is not exact: the note limits it. */
function exactOffer({ price, tooltip, ctaUrl, destinationStore }: ProductCardData): ReviewedProduct['offer'] {
  if (price === undefined || tooltip?.trim() || !ctaUrl?.trim()) return undefined;
  return { price: shownPrice(price), seller: destinationStore?.trim() || undefined };
}
