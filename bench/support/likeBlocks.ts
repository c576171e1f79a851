import type { Article } from '#schemas/generated/types.ts';
import { fixtureArticles } from './fixtureArticles.ts';

/** The types that the peers of the editor have components for: text in several shapes, and lists. */
const types: ReadonlySet<string> = new Set(['heading', 'rich-text', 'list', 'key-points', 'quote', 'faq']);

/**
 * An article of exactly so many simple blocks, cycling through the fixtures' blocks, with unique ids. The
 * middle one is a heading, to be typed into.
 */
export function likeBlocks(count: number): Article {
  const articles = fixtureArticles();
  const [first] = articles;
  const all = articles.flatMap(({ blocks }) => blocks).filter(({ type }) => types.has(type));
  if (!first || all.length === 0) throw new Error('There are no fixture articles.');
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = all[index % all.length];
    if (!block) throw new Error('The fixture articles have no such blocks.');
    // What cites a source of the article that it comes from would cite nothing here.
    const text = JSON.stringify({ ...block, id: `block-${index}` }).replaceAll(/<cite[^>]*><\/cite>/g, '');
    return JSON.parse(text) as (typeof all)[number];
  });
  const middle = middleOf(count);
  blocks[middle] = { id: `block-${middle}`, type: 'heading', data: { text: 'What is typed' } };
  return { ...first, blocks };
}

export function middleOf(count: number): number {
  return Math.floor(count / 2);
}
