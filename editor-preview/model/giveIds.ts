import { isJsonList, isJsonObject } from '#contracts/json/json.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { articleItself, type BlockFieldsByType } from './editedArticle.ts';
import type { Json, JsonObject } from './editedValue.ts';
import { isListOfBlocks } from './readValue.ts';

const validId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

/**
 * Editing requires unique ids. A missing, invalid or repeated id is replaced by one derived from the type.
 * @param taken ids in use; extended by all ids of the result
 */
export function giveArticleIds(
  article: JsonObject,
  blockFields: BlockFieldsByType,
  taken: Set<string> = new Set(),
): JsonObject {
  return mapFields(
    article,
    { type: '', pointer: '', isArticle: true },
    { blockFields, taken, idFor: nextId },
  );
}

/** {@link giveArticleIds} for an inserted block. Random, because others may insert blocks concurrently. */
export function giveBlockIds(
  block: JsonObject,
  blockFields: BlockFieldsByType,
  taken: Set<string>,
): JsonObject {
  return withId(block, { blockFields, taken, idFor: newId });
}

/** A block and its descendants without ids: copies get new ones. */
export function giveNewIds(block: JsonObject, blockFields: BlockFieldsByType): JsonObject {
  return withId(block, { blockFields, taken: everyId, idFor: newId });
}

/** Counts every id as taken, because others may concurrently insert a block with the same id. */
const everyId: Taken = { has: () => true, add: () => undefined };

interface Taken {
  readonly has: (id: string) => boolean;
  readonly add: (id: string) => unknown;
}

interface IdContext {
  readonly blockFields: BlockFieldsByType;
  readonly taken: Taken;
  readonly idFor: (type: string, taken: Taken) => string;
}

interface Position {
  readonly type: string;
  readonly pointer: string;
  readonly isArticle: boolean;
}

function withId(block: JsonObject, context: IdContext): JsonObject {
  const type = typeOf(block);
  const written = ownValue(block, 'id');
  const isOwn = typeof written === 'string' && validId.test(written) && !context.taken.has(written);
  const id = isOwn ? written : context.idFor(type, context.taken);
  context.taken.add(id);
  const fields = mapFields(block, { type, pointer: '', isArticle: false }, context);
  return isOwn ? fields : { id, ...withoutId(fields) };
}

function withoutId({ id: _id, ...others }: JsonObject): JsonObject {
  return others;
}

function typeOf(block: JsonObject): string {
  const type = ownValue(block, 'type');
  return typeof type === 'string' ? type : '';
}

/** The type with the first free number: deterministic for the same article. */
function nextId(type: string, taken: Taken): string {
  const stem = stemOf(type);
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

export function newId(type: string): string {
  const letters = crypto.getRandomValues(new Uint8Array(10));
  return `${stemOf(type)}-${Array.from(letters, (byte) => (byte % 36).toString(36)).join('')}`;
}

function stemOf(type: string): string {
  return validId.test(type) ? type.slice(0, 60) : 'block';
}

function mapFields(object: JsonObject, position: Position, context: IdContext): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([field, value]) => [
      field,
      mapValue(value, { ...position, pointer: position.pointer + pointerStep(field) }, context),
    ]),
  );
}

function mapValue(value: Json, position: Position, context: IdContext): Json {
  if (isJsonList(value)) {
    const block = position.isArticle ? articleItself : 'a block';
    const isBlockList = isListOfBlocks({ block, ...position }, context.blockFields);
    const inside = { ...position, pointer: `${position.pointer}/*` };
    return value.map((item) =>
      isBlockList && isJsonObject(item) ? withId(item, context) : mapValue(item, inside, context),
    );
  }
  return isJsonObject(value) ? mapFields(value, position, context) : value;
}
