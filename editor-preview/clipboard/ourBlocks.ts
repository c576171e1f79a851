import { isRecord } from '#contracts/json/isRecord.ts';
import { articleItself, type BlockFieldsByType, type EditedArticle } from '#editing/editedArticle.ts';
import type { Json, JsonObject } from '#editing/editedValue.ts';
import { giveBlockIds, giveNewIds } from '#editing/giveIds.ts';
import { blockJson } from '#editing/writeValue.ts';
import { presentVersion } from '#schemas/migrations/migrations.ts';
import { maxArticleBytes } from '#transformer/limits.ts';
import { outermost } from '../document/blockPlaces.ts';
import { words } from '../words/words.ts';

/** Tells our blocks from any other JSON. */
const envelope = 'pagewell/blocks';
const envelopeVersion = 1;

/** Chosen blocks as a text for the clipboard: it goes through every program, and into other articles and windows. */
export function blocksAsText(article: EditedArticle, ids: ReadonlySet<string>): string {
  const blocks = outermost(article, ids).map((id) => blockJson(article, id));
  return JSON.stringify({ kind: envelope, version: envelopeVersion, of: pathOf(article), blocks }, null, 1);
}

/** Blocks that a text holds, and what is to be said of them. */
export interface BlocksOfText {
  readonly blocks: JsonObject[];
  /** Such as that they come from a later version of the editor. */
  readonly notes: readonly string[];
}

/**
 * The blocks in a text from the clipboard, with ids that no block here has; undefined where it holds none. One block, a
 * list of them, or an article as JSON is taken as well. What is wrong with a block is left as it is: the problems tell,
 * and it can be mended as JSON. Nothing of the text is dropped.
 */
export function blocksFromText(
  text: string,
  article: EditedArticle,
  blockFields: BlockFieldsByType,
): BlocksOfText | undefined {
  if (text.length > maxArticleBytes) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Any other text.
    return undefined;
  }
  const isOwn = isRecord(value) && value.kind === envelope;
  const isArticle =
    isRecord(value) && !isOwn && typeof value.type !== 'string' && Array.isArray(value.blocks);
  const sent: unknown = isRecord(value) && (isOwn || isArticle) ? value.blocks : value;
  const items: unknown[] = Array.isArray(sent) ? sent : [sent];
  const isOfBlocks = isOwn || isArticle ? items.length > 0 : items.some(saysItsType);
  if (!isOfBlocks) return undefined;
  const version = isRecord(value) ? (isOwn ? value.version : value.schemaVersion) : undefined;
  const newest = isOwn ? envelopeVersion : presentVersion;
  const isNewer = typeof version === 'number' && version > newest;
  // What was cut here keeps its ids, by which comments and links find it; anybody may be pasting all else as well.
  const isFromHere = isRecord(value) && isOwn && value.of !== undefined && value.of === pathOf(article);
  const taken = new Set(article.nodes.keys());
  return {
    blocks: items.map((item) =>
      isFromHere ? giveBlockIds(asBlock(item), blockFields, taken) : giveNewIds(asBlock(item), blockFields),
    ),
    notes: isNewer ? [words.pasting.later(String(version), String(newest))] : [],
  };
}

function pathOf(article: EditedArticle): unknown {
  return article.nodes.get(articleItself)?.fields.path;
}

function saysItsType(value: unknown): boolean {
  return isRecord(value) && typeof value.type === 'string';
}

/** What is no object at all is kept as the data of a block that nobody knows. */
function asBlock(value: unknown): JsonObject {
  return isRecord(value) ? (value as JsonObject) : { type: 'pasted', data: value as Json };
}
