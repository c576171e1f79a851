import { isBlockType } from '../../schemas/catalogue.ts';
import { htmlFields, imageFields } from '../../schemas/generated/htmlFields.ts';
import { basicNodesOf } from '../basic/readableText.ts';
import { someText } from '../fieldValues.ts';
import { someNestedBlock } from '../nestedBlocks.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import { prepareNestedBlock } from '../validate/prepareNestedBlock.ts';
import { someElement } from './someElement.ts';

/**
 * Marks the block with the page's first picture, which is loaded at once while all others wait for the reader. An
 * article with a lead picture has its first one above all blocks.
 */
export function markFirstPicture(article: PreparedArticle): PreparedArticle {
  if (article.image) return article;
  const first = article.blocks.findIndex(showsPicture);
  const block = article.blocks[first];
  if (!block) return article;
  return { ...article, blocks: article.blocks.with(first, { ...block, holdsFirstPicture: true }) };
}

/** Whether a block shows a picture: in a field for one, in its HTML, or among its nodes. */
export function showsPicture({ type, data, rejection }: PreparedBlock): boolean {
  if (rejection || !isBlockType(type)) return false;
  if (type === 'quote' && !quoteIsShown(data)) return false;
  return (
    someText(data, imageFields[type], (address) => address.trim() !== '') ||
    someText(data, htmlFields[type], (html) => /<img[\s/>]/i.test(html)) ||
    (type === 'basic' && someElement(basicNodesOf(data) ?? [], ({ tag }) => tag === 'img')) ||
    someNestedBlock(type, data, (nested) => showsPicture(prepareNestedBlock(nested)))
  );
}

/** A quote with nothing but its portrait is not shown (specification §5). */
function quoteIsShown(data: unknown): boolean {
  return someText(data, ['/header', '/text', '/author', '/title'], (text) => text !== '');
}
