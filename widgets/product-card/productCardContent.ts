import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { hasFact } from '../commerce/facts.ts';
import { ratingOf } from '../commerce/score.ts';
import { scoreBoardContent } from '../commerce/scoreBoardContent.ts';
import { present, presentHtml, presentOnes } from '../ui/presentText.ts';
import { offerContent } from './offerContent.ts';

type ProductCardData = BlockDataByType['product-card'];

export type CardPage = Pick<BlockContext, 'placeOfKind' | 'contentMeta'>;

/** After all rules. Components decide nothing about it; they read a field without a rule from the data. */
export type ProductCardContent = NonNullable<ReturnType<typeof productCardContent>>;

export const badgeTags: readonly string[] = [
  'AAPI-Founded',
  'Black-Founded',
  'LGBTQIA+-Founded',
  'Small Business-Founded',
  'Veteran-Founded',
  'Women-Founded',
];

/** The product detail that `noProductIngredients` removes. */
const ingredientsLabel = 'ingredients';

/** Applies aliases, precedence and hidden parts of a card's data. */
export function productCardContent(data: ProductCardData, page: CardPage) {
  const title = present(data.productTitle) ?? present(data.productName);
  if (title === undefined) return undefined;
  const tags = presentOnes(data.tags);
  const { ours, customers } = shownRatings(data, tags);
  const scores = data.showReviewScoreBoard ? scoreBoardContent(data.proprietaryReviews, ours) : undefined;
  return {
    title,
    brand: present(data.productBrand),
    ribbon: ribbon(data),
    verdict: present(data.verdict),
    ourScore: scores?.overall ?? ours,
    customers,
    tags,
    badges: (data.hesiBadgeTags ?? []).filter((tag) => badgeTags.includes(tag)),
    highlights: (data.highlights ?? []).filter(hasFact),
    details: (data.productDetails ?? [])
      .filter(hasFact)
      .filter(({ label }) => !data.noProductIngredients || label.trim().toLowerCase() !== ingredientsLabel),
    pros: presentOnes(data.Pros),
    cons: presentOnes(data.Cons),
    editorialReview: presentHtml(data.healthlineReviews) ?? presentHtml(data.healthlineReview),
    reviewAuthor: present(data.reviewAuthorName),
    testerReport: presentHtml(data.handsOnReview),
    scoreBoard: scores?.criteria.length ? scores : undefined,
    offer: offerContent(data),
    productId: data.id ?? data.pid,
    position: data.position ?? page.placeOfKind + 1,
    contentMeta: page.contentMeta ? undefined : data.contentMeta,
  };
}

function ribbon(data: ProductCardData) {
  const superlative = present(data.superlative);
  if (superlative) return { text: superlative, isOurWords: false };
  if (data.isEditorPick) return { text: 'Editor’s pick', isOurWords: true };
  return data.isBestOverall ? { text: 'Best overall', isOurWords: true } : undefined;
}

/** Hidden on a card with tags. A rating without a count is our own; any other is the customers' average. */
function shownRatings(data: ProductCardData, tags: readonly string[]) {
  if (data.noProductRating || tags.length > 0) return {};
  const rating = ratingOf(data.rating, data.numberOfRatings);
  if (!rating) return {};
  const { score, count } = rating;
  return count === undefined ? { ours: score } : { customers: { score, count } };
}
