import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '../article/fieldValues.ts';
import type { NumberedBlock } from '../article/preparedArticle.ts';
import { markedAnchors } from '../html/headingMarks.ts';

export type BlockAnchors = (block: NumberedBlock) => readonly string[];

export function anchorsInHtml({ type, data, rejection }: NumberedBlock): string[] {
  const anchors: string[] = [];
  if (rejection === undefined && isBlockType(type))
    forEachText(data, htmlFields[type], (html) => anchors.push(...markedAnchors(html)));
  return anchors;
}

/** Targets that exist on every page. An empty one is the top. */
export const anchorsOfEveryPage: readonly string[] = ['', 'top', 'main'];
