import type { BlockDataByType } from '#schemas/generated/types.ts';
import { knownPartner } from '../commerce/affiliatePartners.ts';
import { ratingOf } from '../commerce/score.ts';
import { scoreBoardContent } from '../commerce/scoreBoardContent.ts';
import { shopText } from '../commerce/shopText.ts';
import { present, presentOnes } from '../ui/presentText.ts';

type ScorecardData = BlockDataByType['scorecard'];

export interface ScorecardContent {
  title: string;
  brand: string | undefined;
  score: number | undefined;
  criteria: readonly { name: string; score: number }[];
  pros: readonly string[];
  cons: readonly string[];
  discount: string | undefined;
  shop: { url: string; text: string; partner: string | undefined } | undefined;
}

/** Reads a scorecard's data. The headline score is the Overall criterion, otherwise the rating. Pure. */
export function scorecardContent(data: ScorecardData): ScorecardContent | undefined {
  const title = present(data.productName);
  if (title === undefined) return undefined;
  const rating = ratingOf(data.rating)?.score;
  const scores = scoreBoardContent(data.proprietaryReviews, rating);
  return {
    title,
    brand: present(data.productBrand),
    score: scores ? scores.overall : rating,
    criteria: scores?.criteria ?? [],
    pros: presentOnes(data.pros),
    cons: presentOnes(data.cons),
    discount: present(data.discount),
    shop: data.ctaUrl?.trim()
      ? { url: data.ctaUrl, text: shopText(data.ctaText), partner: knownPartner(data.ctaUrl) }
      : undefined,
  };
}
