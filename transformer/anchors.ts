import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from './fieldValues.ts';
import { markedAnchors } from './html/headingMarks.ts';
import { anchorHeadings } from './normalise/anchorHeadings.ts';
import { numberBlocksOfKind } from './normalise/numberBlocksOfKind.ts';
import type { BlockList, NumberedBlock, PreparedBlock } from './preparedArticle.ts';

/** The ids in a block's HTML that links may lead to. */
export type BlockAnchors = (block: NumberedBlock) => readonly string[];

/** The ids of the headings in a block's HTML, once `anchorHeadings` has given them. */
export function anchorsInHtml({ type, data, rejection }: NumberedBlock): string[] {
  const anchors: string[] = [];
  if (rejection === undefined && isBlockType(type))
    forEachText(data, htmlFields[type], (html) => anchors.push(...markedAnchors(html)));
  return anchors;
}

/** Names that lead to a place on every page. An empty one leads to the top. */
export const anchorsOfEveryPage: readonly string[] = ['', 'top', 'main'];

/** The ids on an article's page that links may lead to, in reading order: those of its valid blocks. */
export function anchorsOf(blocks: BlockList<PreparedBlock>, ofBlock: BlockAnchors): string[] {
  return numberBlocksOfKind(anchorHeadings(blocks))
    .filter(({ rejection }) => rejection === undefined)
    .flatMap(ofBlock);
}
