import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields, imageFields } from '#schemas/generated/fieldLists.ts';
import { someText } from '../article/fieldValues.ts';
import type {
  BlockList,
  Envelope,
  FirstPicture,
  PreparedBlock,
  ShownBlock,
} from '../article/preparedArticle.ts';
import { basicNodesOf } from '../basic/readableText.ts';
import { someElement } from './someElement.ts';

/** Marks the block with the page's first picture, which loads eagerly. With a lead picture no block has it. */
export function markFirstPicture(
  blocks: BlockList<ShownBlock>,
  { image }: Pick<Envelope, 'image'>,
): BlockList<ShownBlock> {
  if (image) return blocks;
  for (const [at, block] of blocks.entries()) {
    const firstPicture = placeOfPicture(block);
    if (firstPicture) return blocks.with(at, { ...block, firstPicture });
  }
  return blocks;
}

function placeOfPicture({ type, data, rejection }: PreparedBlock): FirstPicture | undefined {
  if (rejection !== undefined || !isBlockType(type)) return undefined;
  if (type === 'quote' && !quoteIsShown(data)) return undefined;
  if (someText(data, imageFields[type], (address) => address.trim() !== '')) return 'field';
  const isInText =
    someText(data, htmlFields[type], (html) => /<img[\s/>]/i.test(html)) ||
    (type === 'basic' && someElement(basicNodesOf(data) ?? [], ({ tag }) => tag === 'img'));
  return isInText ? 'text' : undefined;
}

/** A quote with only a portrait is not shown. */
function quoteIsShown(data: unknown): boolean {
  return someText(data, ['/header', '/text', '/author', '/title'], (text) => text !== '');
}
