import type { BlockFieldsByType, EditedArticle } from '../../contracts/editing/editedArticle.ts';
import type { JsonObject } from '../../contracts/editing/editedValue.ts';
import { giveBlockIds } from '../../contracts/editing/giveIds.ts';
import { blockJson } from '../../contracts/editing/writeValue.ts';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { outermost } from '../document/blockPlaces.ts';
import { isRecord } from '../document/readExchange.ts';

/** Tells our blocks from any other JSON. */
const envelope = 'pagewell/blocks';

/** Chosen blocks as a text for the clipboard: it goes through every program, and into other articles and windows. */
export function blocksAsText(article: EditedArticle, ids: ReadonlySet<string>): string {
  const blocks = outermost(article, ids).map((id) => blockJson(article, id));
  return JSON.stringify({ kind: envelope, version: 1, blocks }, null, 1);
}

/**
 * The blocks in a text from the clipboard, with ids that no block here has; undefined where it holds none. One block, or
 * a list of them, as it stands in an article's JSON, is taken as well. What is wrong with a block is left as it is: the
 * problems tell.
 */
export function blocksFromText(
  text: string,
  article: EditedArticle,
  blockFields: BlockFieldsByType,
): JsonObject[] | undefined {
  if (text.length > maxArticleBytes) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Any other text.
    return undefined;
  }
  const sent = isRecord(value) && value.kind === envelope ? value.blocks : value;
  const blocks: unknown[] = Array.isArray(sent) ? sent : [sent];
  if (blocks.length === 0 || !blocks.every(isBlock)) return undefined;
  const taken = new Set(article.nodes.keys());
  return blocks.map((block) => giveBlockIds(block, blockFields, taken));
}

function isBlock(value: unknown): value is JsonObject {
  return isRecord(value) && typeof value.type === 'string' && isRecord(value.data);
}
