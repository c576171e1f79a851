import type { PreparedArticle, ShownArticle } from '../article/preparedArticle.ts';
import { treeOfBlocks } from '../blockTree.ts';
import { anchorHeadings } from './anchorHeadings.ts';
import { fillStableIds } from './fillStableIds.ts';
import { findNextOfKind } from './findNextOfKind.ts';
import { gateBlocks } from './gateBlocks.ts';
import { insertDisclosure } from './insertDisclosure.ts';
import { linkNotes } from './linkNotes.ts';
import { markCitations } from './markCitations.ts';
import { markFirstPicture } from './markFirstPicture.ts';
import type { NormaliseContext } from './normaliseContext.ts';
import { countShownOfKind, numberBlocksOfKind } from './numberBlocksOfKind.ts';
import { repairNetworkLinks } from './repairNetworkLinks.ts';

export type { NormaliseContext } from './normaliseContext.ts';

/** For one kind of reader. Each step is a pure map of the list of blocks. Their order matters. */
export function normaliseArticle(article: PreparedArticle, context: NormaliseContext): ShownArticle {
  // First, on all blocks: ids, anchors and numbers must not depend on the reader, or links would break.
  const named = repairNetworkLinks(anchorHeadings(fillStableIds(article.allBlocks)), context);
  const { shown, gated } = gateBlocks(numberBlocksOfKind(named), context);
  // After gating: links that this reader does not get need no disclosure.
  const disclosed = insertDisclosure(shown);
  // Last, on the final list of blocks.
  const counted = findNextOfKind(countShownOfKind(disclosed, context));
  const linked = linkNotes(markFirstPicture(counted, article), context.anchorsOf);
  const { marked, citations } = markCitations(linked);
  return { ...article, ...treeOfBlocks(marked), citations, gated };
}
