import { pointerStep } from '../contracts/json/jsonPointer.ts';
import { ownValue } from '../contracts/json/ownValue.ts';
import { articleItself, type BlockFieldsByType } from './editedArticle.ts';
import type { Json, JsonObject } from './editedValue.ts';
import { isListOfBlocks } from './readValue.ts';

/** What schemas take for a block's id. */
const validId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

/**
 * JSON whose blocks all have ids of their own: what editing names them by. A block without a valid one gets one after its
 * type, and so does whichever comes second with an id; the others keep theirs.
 *
 * @param taken ids that are not to be given; grows by those that are found and given
 */
export function giveArticleIds(
  article: JsonObject,
  blockFields: BlockFieldsByType,
  taken: Set<string> = new Set(),
): JsonObject {
  return mapFields(article, { type: '', pointer: '', isArticle: true }, { blockFields, taken });
}

/** {@link giveArticleIds} for a block and those inside it, as it is when a copy of it is pasted. */
export function giveBlockIds(
  block: JsonObject,
  blockFields: BlockFieldsByType,
  taken: Set<string>,
): JsonObject {
  return withId(block, { blockFields, taken });
}

interface Giving {
  readonly blockFields: BlockFieldsByType;
  readonly taken: Set<string>;
}

interface Standing {
  readonly type: string;
  /** In its block, with `*` for items. */
  readonly pointer: string;
  readonly isArticle: boolean;
}

function withId(block: JsonObject, giving: Giving): JsonObject {
  const type = typeOf(block);
  const written = ownValue(block, 'id');
  const isOwn = typeof written === 'string' && validId.test(written) && !giving.taken.has(written);
  const id = isOwn ? written : freeId(type, giving.taken);
  giving.taken.add(id);
  const fields = mapFields(block, { type, pointer: '', isArticle: false }, giving);
  return isOwn ? fields : { id, ...withoutId(fields) };
}

function withoutId({ id: _id, ...others }: JsonObject): JsonObject {
  return others;
}

function typeOf(block: JsonObject): string {
  const type = ownValue(block, 'type');
  return typeof type === 'string' ? type : '';
}

/** The type with the first number that nobody has. */
export function freeId(type: string, taken: ReadonlySet<string>): string {
  const stem = validId.test(type) ? type.slice(0, 60) : 'block';
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

function mapFields(object: JsonObject, standing: Standing, giving: Giving): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([field, value]) => [
      field,
      mapValue(value, { ...standing, pointer: standing.pointer + pointerStep(field) }, giving),
    ]),
  );
}

function mapValue(value: Json, standing: Standing, giving: Giving): Json {
  if (isList(value)) {
    const block = standing.isArticle ? articleItself : 'a block';
    const holdsBlocks = isListOfBlocks({ block, ...standing }, giving.blockFields);
    const inside = { ...standing, pointer: `${standing.pointer}/*` };
    return value.map((item) =>
      holdsBlocks && isObject(item) ? withId(item, giving) : mapValue(item, inside, giving),
    );
  }
  return isObject(value) ? mapFields(value, standing, giving) : value;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
