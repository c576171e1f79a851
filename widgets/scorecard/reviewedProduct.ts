import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { ReviewedProduct } from '../commerce/reviewedProduct.ts';
import { shownScore } from '../commerce/score.ts';
import { scorecardContent } from './scorecardContent.ts';

/** A scorecard's product for structured data; undefined without a headline score. */
export function reviewedProductOf(data: BlockDataByType['scorecard']): ReviewedProduct | undefined {
  const content = scorecardContent(data);
  if (content?.score === undefined) return undefined;
  const { title, brand, score, pros, cons } = content;
  return { name: title, brand, review: { score: shownScore(score), author: undefined, pros, cons } };
}
