import type { BlockDataByType, Criterion } from '../../schemas/generated/types.ts';
import { scoreBoardContent } from '../shared/scoreBoardContent.ts';

type ScorecardData = BlockDataByType['scorecard'];

/** What a scorecard shows, after all its rules. */
export interface ScorecardContent {
  title: string;
  brand: string | undefined;
  /** The headline score; undefined where the product has none. */
  score: number | undefined;
  criteria: readonly { name: string; score: number }[];
  pros: readonly string[];
  cons: readonly string[];
  discount: string | undefined;
  shop: { url: string; text: string } | undefined;
}

const defaultCtaText = 'Shop now';
const noCriteria: readonly Criterion[] = [];

/** Reads a scorecard's data. Its headline score is the criterion Overall, else the rating, else there is none. Pure. */
export function scorecardContent(data: ScorecardData): ScorecardContent | undefined {
  const title = data.productName.trim();
  if (title === '') return undefined;
  const scores = scoreBoardContent(data.proprietaryReviews ?? noCriteria, data.rating);
  return {
    title,
    brand: data.productBrand?.trim() || undefined,
    score: scores ? scores.overall : data.rating,
    criteria: scores?.criteria ?? [],
    pros: presentOnes(data.pros),
    cons: presentOnes(data.cons),
    discount: data.discount?.trim() ? data.discount : undefined,
    shop: data.ctaUrl?.trim()
      ? { url: data.ctaUrl, text: data.ctaText?.trim() || defaultCtaText }
      : undefined,
  };
}

function presentOnes(texts: readonly string[] = []): string[] {
  return texts.flatMap((text) => text.trim() || []);
}
