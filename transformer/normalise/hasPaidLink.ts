import { isBlockType } from '../../schemas/catalogue.ts';
import { htmlFields } from '../../schemas/generated/htmlFields.ts';
import type { BasicElement } from '../basic/basicNode.ts';
import { basicNodesOf, readableText } from '../basic/readableText.ts';
import { someText } from '../fieldValues.ts';
import { someInnerBlock } from '../nestedBlocks.ts';
import type { PreparedBlock } from '../preparedArticle.ts';
import { prepareNestedBlock } from '../validate/prepareNestedBlock.ts';
import { someElement } from './someElement.ts';

/**
 * Fields whose address somebody pays for: a product's button, and its highlights, such as the certificate of
 * analysis (specification §7). Other block types hold paid links in their HTML only.
 */
const paidLinkFields: ReadonlyMap<string, readonly string[]> = new Map([
  ['product-card', ['/ctaUrl', '/highlights/*/linkUrl']],
  ['scorecard', ['/ctaUrl']],
  ['quick-look', ['/items/*/link']],
]);

/** Whether a reader who gets this block gets a link that somebody pays for. */
export function hasPaidLink(block: PreparedBlock): boolean {
  const { type, data, rejection } = block;
  if (rejection !== undefined && rejection !== 'unknown') return false;
  const nodes = type === 'basic' || rejection ? basicNodesOf(data) : undefined;
  if (nodes && someElement(nodes, isPaidElement)) return true;
  // Of an unknown block, readers get its text.
  if (rejection === 'unknown') return readableText(data).some(hasPaidAnchor) || hasPaidLinkInside(block);
  if (!isBlockType(type)) return false;
  return (
    someText(data, paidLinkFields.get(type) ?? [], (address) => address.trim() !== '') ||
    someText(data, htmlFields[type], hasPaidAnchor) ||
    hasPaidLinkInside(block)
  );
}

function hasPaidLinkInside({ type, data }: PreparedBlock): boolean {
  return someInnerBlock(type, data, (inner) => hasPaidLink(prepareNestedBlock(inner)));
}

function isPaidElement({ tag, attributes }: BasicElement): boolean {
  if (tag !== 'a') return false;
  return /\bsponsored\b/i.test(attributes.rel ?? '') || attributes['data-affiliate'] !== undefined;
}

/** Stops at the next tag, so that a text of unfinished tags takes no more time than its length. */
const anchor = /<a[\s/][^<>]*>/gi;

/** Whether HTML holds a link marked as sponsored, as the sanitiser understands it. */
function hasPaidAnchor(html: string): boolean {
  if (!/sponsored|data-affiliate/i.test(html)) return false;
  const anchors = html.match(anchor) ?? [];
  return anchors.some(
    (tag) => (/\brel\s*=/i.test(tag) && /\bsponsored\b/i.test(tag)) || /\bdata-affiliate\b/i.test(tag),
  );
}
