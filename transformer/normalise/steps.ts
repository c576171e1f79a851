import { treeOfBlocks } from '../blockTree.ts';
import type { PreparedArticle, ShownArticle } from '../preparedArticle.ts';
import { anchorHeadings } from './anchorHeadings.ts';
import { fillStableIds } from './fillStableIds.ts';
import { findNextOfKind } from './findNextOfKind.ts';
import { gateBlocks } from './gateBlocks.ts';
import { insertDisclosure } from './insertDisclosure.ts';
import { linkNotes } from './linkNotes.ts';
import { markCitations } from './markCitations.ts';
import { markFirstPicture } from './markFirstPicture.ts';
import { mendNetworkLinks } from './mendNetworkLinks.ts';
import type { NormaliseContext } from './normaliseContext.ts';
import { countShownOfKind, numberBlocksOfKind } from './numberBlocksOfKind.ts';

export type { NormaliseContext } from './normaliseContext.ts';

/**
 * The way from a valid article to what one kind of reader gets of it. Each step maps the list of all blocks and is pure:
 * its input stays as it is. Their order matters.
 */
export function normaliseArticle(article: PreparedArticle, context: NormaliseContext): ShownArticle {
  // First, on all blocks there are: an id, anchor or number that depended on who reads would be another one on every
  // page, and a link to it would lead somewhere else. What is counted for a reader is counted behind the gate.
  const named = mendNetworkLinks(anchorHeadings(fillStableIds(article.allBlocks)), context);
  const { shown, gated } = gateBlocks(numberBlocksOfKind(named), context);
  // After that: a paid link that this reader does not get needs no disclosure.
  const disclosed = insertDisclosure(shown);
  // Last, when it is settled which blocks stand on the page and in which order.
  const counted = findNextOfKind(countShownOfKind(disclosed, context));
  const linked = linkNotes(markFirstPicture(counted, article), context.anchorsOf);
  const { marked, citations } = markCitations(linked);
  return { ...article, ...treeOfBlocks(marked), citations, gated };
}
