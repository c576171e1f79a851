import type { BlockDataByType, ContentMeta } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { hasFact } from '../commerce/facts.ts';
import { ratingOf } from '../commerce/score.ts';
import { type ScoreBoardContent, scoreBoardContent } from '../commerce/scoreBoardContent.ts';
import { present, presentHtml, presentOnes } from '../ui/presentText.ts';
import { type OfferContent, offerContent } from './offerContent.ts';

type ProductCardData = BlockDataByType['product-card'];
type Highlight = NonNullable<ProductCardData['highlights']>[number];
type Detail = NonNullable<ProductCardData['productDetails']>[number];

export type CardPage = Pick<BlockContext, 'placeOfKind' | 'contentMeta'>;

/** A card's content after all rules: components decide nothing about content. */
export interface ProductCardContent {
  title: string;
  brand: string | undefined;
  ribbon: { text: string; isOurWords: boolean } | undefined;
  verdict: string | undefined;
  ourScore: number | undefined;
  /** The customers' average rating; undefined if it is hidden. */
  customers: { score: number; count: number } | undefined;
  tags: readonly string[];
  badges: readonly string[];
  highlights: readonly Highlight[];
  details: readonly Detail[];
  pros: readonly string[];
  cons: readonly string[];
  editorialReview: string | undefined;
  /** Who wrote the editorial review. */
  reviewAuthor: string | undefined;
  testerReport: string | undefined;
  /** Undefined without criteria: the head has the headline score. */
  scoreBoard: ScoreBoardContent | undefined;
  offer: OfferContent | undefined;
  productId: string | undefined;
  position: number;
  contentMeta: ContentMeta | undefined;
}

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
export function productCardContent(data: ProductCardData, page: CardPage): ProductCardContent | undefined {
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

function ribbon(data: ProductCardData): ProductCardContent['ribbon'] {
  const superlative = present(data.superlative);
  if (superlative) return { text: superlative, isOurWords: false };
  if (data.isEditorPick) return { text: 'Editor’s pick', isOurWords: true };
  return data.isBestOverall ? { text: 'Best overall', isOurWords: true } : undefined;
}

interface ShownRatings {
  ours?: number;
  customers?: ProductCardContent['customers'];
}

/** Hidden on a card with tags. A rating without a count is our own; any other is the customers' average. */
function shownRatings(data: ProductCardData, tags: readonly string[]): ShownRatings {
  if (data.noProductRating || tags.length > 0) return {};
  const rating = ratingOf(data.rating, data.numberOfRatings);
  if (!rating) return {};
  const { score, count } = rating;
  return count === undefined ? { ours: score } : { customers: { score, count } };
}
