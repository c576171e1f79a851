import { pointerKeys, valueAt } from '../contracts/json/jsonPointer.ts';
import { nearestPlace, type Place, valuePlaces } from '../quality/json/valuePlaces.ts';
import { parseArticle } from '../transformer/parseArticle.ts';
import { blockPointerAt, placeOfLine } from './jsonPlaces.ts';
import type { ShownProblem } from './shownProblem.ts';

/** The way between places in the text and blocks on the page. */
export interface ArticleOutline {
  /** The id of the block on the page whose JSON stands at a position of the text. */
  blockIdAt: (position: number) => string | undefined;
  /** Where a block's JSON stands in the text. */
  placeOfBlock: (blockId: string) => Place | undefined;
  /** Where a problem stands in the text. */
  placeOfProblem: (problem: ShownProblem) => Place | undefined;
  /** The id of the block on the page that a problem is about. */
  blockIdOfProblem: (problem: ShownProblem) => string | undefined;
}

/** Reads a typed text for its blocks and their places. A text that is no JSON has places by line alone. */
export function articleOutline(text: string): ArticleOutline {
  const parsed = parseArticle(text);
  const value = parsed.ok ? parsed.value : undefined;
  const places = parsed.ok ? valuePlaces(text) : new Map<string, Place>();
  const ids = topLevelIds(value);

  return {
    blockIdAt: (position) => {
      const pointer = blockPointerAt(places, position);
      return pointer === undefined ? undefined : ids[Number(pointerKeys(pointer)[1])];
    },
    placeOfBlock: (blockId) => {
      const index = ids.indexOf(blockId);
      return index === -1 ? undefined : places.get(`/blocks/${index}`);
    },
    placeOfProblem: ({ pointer, line, column }) =>
      line === undefined ? nearestPlace(places, pointer) : placeOfLine(text, line, column ?? 1),
    blockIdOfProblem: ({ pointer, blockId }) => {
      const [list, index] = pointerKeys(pointer);
      return (list === 'blocks' ? ids[Number(index)] : undefined) ?? blockId;
    },
  };
}

/** The ids of the blocks as they are written; undefined for a block that has none. */
function topLevelIds(article: unknown): (string | undefined)[] {
  const blocks = valueAt(article, '/blocks');
  if (!Array.isArray(blocks)) return [];
  return blocks.map((block: unknown) => {
    const id = valueAt(block, '/id');
    return typeof id === 'string' ? id : undefined;
  });
}
