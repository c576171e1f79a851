import type { Article } from '#schemas/generated/types.ts';
import { articleOf, fixtureArticles } from './fixtureArticles.ts';

const types: ReadonlySet<string> = new Set([
  'announcement-bar',
  'assessment',
  'author-bio',
  'calculator',
  'call-out',
  'checklist',
  'colored-content',
  'content-promo',
  'content-series',
  'downloadable',
  'find-a-specialist',
  'flip-card-carousel',
  'helpful',
  'hero-image',
  'image-carousel',
  'lived-experience',
  'looping-carousel',
  'one-two-three',
  'recipe',
  'recipe-v2',
  'share',
  'side-effects',
  'testimonial',
  'third-party-embed',
  'ticker-hero',
  'top-comments',
]);

export function editorialBlocks(count: number): Article {
  return articleOf(count, types);
}

/** An article of a recipe, posts of other sites and the means to share it: what needs no React. */
export const cookAndShare: Article = {
  path: '/bench/cook-and-share',
  title: 'Cook and share',
  blocks: fixtureArticles()
    .flatMap(({ blocks }) => blocks)
    .filter(({ type }) => ['recipe', 'third-party-embed', 'share'].includes(type))
    .map((block, index) => ({ ...block, id: `block-${index}` })),
};
