import type { ProductCardContent } from './productCardContent.ts';

type Folded = Pick<
  ProductCardContent,
  | 'tags'
  | 'badges'
  | 'pros'
  | 'cons'
  | 'editorialReview'
  | 'scoreBoard'
  | 'testerReport'
  | 'highlights'
  | 'details'
>;

/** What is folded in a compact card, in words: `Pros & cons, review, details`; undefined where nothing is. */
export function foldedTitle(content: Folded): string | undefined {
  const parts = [
    content.pros.length + content.cons.length > 0 && 'pros & cons',
    (content.editorialReview || content.scoreBoard || content.testerReport) && 'review',
    content.highlights.length + content.details.length + content.tags.length + content.badges.length > 0 &&
      'details',
  ].filter((part) => typeof part === 'string');
  const title = parts.join(', ');
  return title === '' ? undefined : title.charAt(0).toUpperCase() + title.slice(1);
}
