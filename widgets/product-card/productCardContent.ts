import type { BlockDataByType, ContentMeta } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/blockContext.ts';
import { saysSomething } from '../commerce/facts.ts';
import { givenRating } from '../commerce/score.ts';
import { type ScoreBoardContent, scoreBoardContent } from '../commerce/scoreBoardContent.ts';
import { present, presentHtml, presentOnes } from '../ui/presentText.ts';
import { type OfferContent, offerContent } from './offerContent.ts';

type ProductCardData = BlockDataByType['product-card'];
type Highlight = NonNullable<ProductCardData['highlights']>[number];
type Detail = NonNullable<ProductCardData['productDetails']>[number];

/** The page that a card stands on, as far as the card reads it. */
export type CardPage = Pick<BlockContext, 'placeOfKind' | 'contentMeta'>;

/** What a card shows, after all its rules: components below this line decide nothing about content. */
export interface ProductCardContent {
  title: string;
  brand: string | undefined;
  /** What the product is best at. */
  ribbon: { text: string; isOurWords: boolean } | undefined;
  /** What we think of it, in one sentence. */
  verdict: string | undefined;
  /** Undefined where we gave none that the card shows. */
  ourScore: number | undefined;
  /** The average rating of its customers; undefined where it is hidden. */
  customers: { score: number; count: number } | undefined;
  tags: readonly string[];
  badges: readonly string[];
  highlights: readonly Highlight[];
  details: readonly Detail[];
  pros: readonly string[];
  cons: readonly string[];
  /** HTML. */
  editorialReview: string | undefined;
  /** Who wrote the editorial review. */
  reviewAuthor: string | undefined;
  /** HTML. */
  testerReport: string | undefined;
  scoreBoard: ScoreBoardContent | undefined;
  offer: OfferContent | undefined;
  productId: string | undefined;
  /** From 1. */
  position: number;
  /** What the card says of the page's topic, where the page itself says nothing. */
  contentMeta: ContentMeta | undefined;
}

/** The only badges there are. Others are left out. */
export const badgeTags: readonly string[] = [
  'AAPI-Founded',
  'Black-Founded',
  'LGBTQIA+-Founded',
  'Small Business-Founded',
  'Veteran-Founded',
  'Women-Founded',
];

/** The product detail that `noProductIngredients` takes away. */
const ingredientsLabel = 'ingredients';

/** Reads a card's data: its two names for one thing, its precedences, and what is hidden. Pure. */
export function productCardContent(data: ProductCardData, page: CardPage): ProductCardContent | undefined {
  const title = present(data.productTitle) ?? present(data.productName);
  if (title === undefined) return undefined;
  const tags = presentOnes(data.tags);
  const { ours, customers } = shownRatings(data, tags);
  const scoreBoard = data.showReviewScoreBoard ? scoreBoardContent(data.proprietaryReviews, ours) : undefined;
  return {
    title,
    brand: present(data.productBrand),
    ribbon: ribbon(data),
    verdict: present(data.verdict),
    ourScore: scoreBoard?.overall ?? ours,
    customers,
    tags,
    badges: (data.hesiBadgeTags ?? []).filter((tag) => badgeTags.includes(tag)),
    highlights: (data.highlights ?? []).filter(saysSomething),
    details: (data.productDetails ?? [])
      .filter(saysSomething)
      .filter(({ label }) => !data.noProductIngredients || label.trim().toLowerCase() !== ingredientsLabel),
    pros: presentOnes(data.Pros),
    cons: presentOnes(data.Cons),
    editorialReview: presentHtml(data.healthlineReviews) ?? presentHtml(data.healthlineReview),
    reviewAuthor: present(data.reviewAuthorName),
    testerReport: presentHtml(data.handsOnReview),
    scoreBoard,
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

/**
 * Hidden where there is none, where the card says so, and on a card with tags. A rating of which no number of ratings is
 * known is our own; any other is the average of the customers.
 */
function shownRatings(data: ProductCardData, tags: readonly string[]): ShownRatings {
  if (data.noProductRating || tags.length > 0) return {};
  const rating = givenRating(data.rating, data.numberOfRatings);
  if (!rating) return {};
  const { score, count } = rating;
  return count === undefined ? { ours: score } : { customers: { score, count } };
}
