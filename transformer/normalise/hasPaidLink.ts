import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { someText } from '../article/fieldValues.ts';
import type { PreparedBlock } from '../article/preparedArticle.ts';
import type { BasicElement } from '../basic/basicNode.ts';
import { basicNodesOf, readableText } from '../basic/readableText.ts';
import { paidAddresses } from './paidAddresses.ts';
import { someElement } from './someElement.ts';

/** Ignores nested blocks. The block is valid or of unknown type. */
export function hasPaidLink({ type, data }: Pick<PreparedBlock, 'type' | 'data'>): boolean {
  const isKnown = isBlockType(type);
  const nodes = type === 'basic' || !isKnown ? basicNodesOf(data) : undefined;
  if (nodes && someElement(nodes, isPaidElement)) return true;
  // Readers get the text of an unknown block.
  if (!isKnown) return readableText(data).some(hasPaidAnchor);
  return paidAddresses(type, data).length > 0 || someText(data, htmlFields[type], hasPaidAnchor);
}

function isPaidElement({ tag, attributes }: BasicElement): boolean {
  return tag === 'a' && /\bsponsored\b/i.test(attributes.rel ?? '');
}

/** Stops at the next tag, so unclosed tags stay linear. */
const anchor = /<a[\s/][^<>]*>/gi;

function hasPaidAnchor(html: string): boolean {
  if (!/sponsored/i.test(html)) return false;
  const anchors = html.match(anchor) ?? [];
  return anchors.some((tag) => /\brel\s*=/i.test(tag) && /\bsponsored\b/i.test(tag));
}
