import { isRecord } from '#contracts/json/isRecord.ts';
import { parseJson } from '#contracts/json/json.ts';
import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
} from '#editor-preview/model/editedArticle.ts';
import type { Json, JsonObject } from '#editor-preview/model/editedValue.ts';
import { giveBlockIds, giveNewIds } from '#editor-preview/model/giveIds.ts';
import { blockJson } from '#editor-preview/model/writeValue.ts';
import { presentVersion } from '#schemas/migrations/migrations.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { outermost } from '../document/blockPlaces.ts';
import { words } from '../words/words.ts';

const envelope = 'pagewell/blocks';
const envelopeVersion = 1;

/** Selected blocks as text for the clipboard, which works across programs, articles and windows. */
export function blocksAsText(article: EditedArticle, ids: ReadonlySet<string>): string {
  const blocks = outermost(article, ids).map((id) => blockJson(article, id));
  return JSON.stringify({ kind: envelope, version: envelopeVersion, of: pathOf(article), blocks }, null, 1);
}

export interface BlocksOfText {
  readonly blocks: JsonObject[];
  readonly notes: readonly string[];
}

/**
 * With unused ids; undefined without blocks. Accepts a block, a list or an article as JSON too.
 * Nothing is dropped: invalid blocks are reported and editable as JSON.
 */
export function blocksFromText(
  text: string,
  article: EditedArticle,
  blockFields: BlockFieldsByType,
): BlocksOfText | undefined {
  if (text.length > maxArticleBytes) return undefined;
  const value = parseJson(text);
  if (value === undefined) return undefined;
  const isOwn = isRecord(value) && value.kind === envelope;
  const isArticle =
    isRecord(value) && !isOwn && typeof value.type !== 'string' && Array.isArray(value.blocks);
  const sent: unknown = isRecord(value) && (isOwn || isArticle) ? value.blocks : value;
  const items: unknown[] = Array.isArray(sent) ? sent : [sent];
  const isOfBlocks = isOwn || isArticle ? items.length > 0 : items.some(hasType);
  if (!isOfBlocks) return undefined;
  const version = isRecord(value) ? (isOwn ? value.version : value.schemaVersion) : undefined;
  const newest = isOwn ? envelopeVersion : presentVersion;
  const isNewer = typeof version === 'number' && version > newest;
  // Blocks cut here retain their ids for comments and links; anything else may be pasted by several people.
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

function hasType(value: unknown): boolean {
  return isRecord(value) && typeof value.type === 'string';
}

/** A value that is not an object becomes the data of a block of unknown type. */
function asBlock(value: unknown): JsonObject {
  return isRecord(value) ? (value as JsonObject) : { type: 'pasted', data: value as Json };
}
