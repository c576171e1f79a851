import { isBlockType } from '../../schemas/catalogue.ts';
import { htmlFields, imageFields } from '../../schemas/generated/htmlFields.ts';
import { basicNodesOf } from '../basic/readableText.ts';
import { someText } from '../fieldValues.ts';
import type { InnerBlock } from '../nestedBlocks.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import { forBlocksInside } from './everyBlock.ts';
import { someElement } from './someElement.ts';

/**
 * Marks the block with the page's first picture, which is loaded at once while all others wait for the reader. An
 * article with a lead picture has its first one above all blocks.
 */
export function markFirstPicture(article: PreparedArticle): PreparedArticle {
  if (article.image) return article;
  for (const [index, block] of article.blocks.entries()) {
    const at = placeOfPicture(block);
    if (at === undefined) continue;
    const marked = at === '' ? { ...block, holdsFirstPicture: true } : markedInside(block, at);
    return { ...article, blocks: article.blocks.with(index, marked) };
  }
  return article;
}

/** Where in a block the first one stands that shows a picture of its own; '' is the block itself. */
function placeOfPicture(block: PreparedBlock): string | undefined {
  if (block.rejection === undefined && showsPicture(block)) return '';
  let place: string | undefined;
  forBlocksInside(block, (inner, pointer) => {
    if (place === undefined && showsPicture(inner)) place = pointer;
  });
  return place;
}

function markedInside(block: PreparedBlock, at: string): PreparedBlock {
  const inside = new Map(block.inside);
  return { ...block, inside: inside.set(at, { ...inside.get(at), holdsFirstPicture: true }) };
}

/** Whether a valid block shows a picture of its own: in a field for one, in its HTML, or among its nodes. */
function showsPicture({ type, data }: InnerBlock): boolean {
  if (!isBlockType(type)) return false;
  if (type === 'quote' && !quoteIsShown(data)) return false;
  return (
    someText(data, imageFields[type], (address) => address.trim() !== '') ||
    someText(data, htmlFields[type], (html) => /<img[\s/>]/i.test(html)) ||
    (type === 'basic' && someElement(basicNodesOf(data) ?? [], ({ tag }) => tag === 'img'))
  );
}

/** A quote with nothing but its portrait is not shown (specification §5). */
function quoteIsShown(data: unknown): boolean {
  return someText(data, ['/header', '/text', '/author', '/title'], (text) => text !== '');
}
