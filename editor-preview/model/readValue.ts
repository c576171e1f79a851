import { isJsonList } from '#contracts/json/json.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
  type EditedNode,
  type Slot,
} from './editedArticle.ts';
import {
  BlockPlace,
  type EditedObject,
  type EditedValue,
  isEditedObject,
  type Json,
  type KeyedItem,
  KeyedList,
} from './editedValue.ts';
import type { Written } from './operation.ts';

interface Reading {
  readonly value: EditedValue;
  readonly nodes: readonly EditedNode[];
}

export interface Destination {
  readonly block: string;
  readonly type: string;
  readonly pointer: string;
}

/**
 * An object in a list of blocks becomes a block if its id is new; anything else there stays a plain value, so
 * nothing is lost.
 */
export function readValue(
  { json, keys = {} }: Written,
  destination: Destination,
  blockFields: BlockFieldsByType,
): Reading {
  const nodes = new Map<string, EditedNode>();
  const value = read(json, '', { ...destination, keys, nodes, blockFields });
  return { value, nodes: [...nodes.values()] };
}

/** Parses a block with its descendants. Undefined if the JSON is not a block with an id. */
export function readBlock(
  { json, keys = {} }: Written,
  slot: Slot,
  blockFields: BlockFieldsByType,
): readonly EditedNode[] | undefined {
  const nodes = new Map<string, EditedNode>();
  if (!addBlock(json, slot, '', { keys, nodes, blockFields })) return undefined;
  return [...nodes.values()];
}

export function readArticle(written: Written, blockFields: BlockFieldsByType): EditedArticle {
  const { value, nodes } = readValue(written, { block: articleItself, type: '', pointer: '' }, blockFields);
  const fields: EditedObject = isEditedObject(value) ? value : {};
  const article: EditedNode = { id: articleItself, fields, slot: undefined };
  return { nodes: new Map([article, ...nodes].map((node) => [node.id, node])) };
}

interface Reader {
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly nodes: Map<string, EditedNode>;
  readonly blockFields: BlockFieldsByType;
}

function read(json: Json, at: string, reader: Reader & Destination): EditedValue {
  if (typeof json !== 'object' || json === null) return json;
  if (isJsonList(json)) {
    const isOfBlocks = isListOfBlocks(reader, reader.blockFields);
    const keys = keysOf(json, at, reader);
    return new KeyedList(
      json.map((inner, index): KeyedItem => {
        const place = `${at}/${index}`;
        const slot = { parent: reader.block, list: reader.pointer };
        const id = isOfBlocks ? addBlock(inner, slot, place, reader) : undefined;
        if (id !== undefined) return { key: id, value: new BlockPlace(id) };
        // Distinct from block ids.
        const key = keys[index] ?? (isOfBlocks ? `~${index}` : String(index));
        const pointer = reader.pointer + pointerStep(key);
        return { key, value: read(inner, place, { ...reader, pointer }) };
      }),
    );
  }
  return readFields(json, at, reader);
}

function readFields(
  json: { readonly [field: string]: Json },
  at: string,
  reader: Reader & Destination,
): EditedObject {
  // A block's own type determines which of its lists contain blocks, even if the whole block is parsed.
  const written =
    reader.pointer === '' && reader.block !== articleItself ? ownValue(json, 'type') : undefined;
  const type = typeof written === 'string' ? written : reader.type;
  return Object.fromEntries(
    Object.entries(json).map(([field, inner]) => {
      const step = pointerStep(field);
      return [field, read(inner, at + step, { ...reader, type, pointer: reader.pointer + step })];
    }),
  );
}

/** The given keys, if they match the number of items and are unique. */
function keysOf(json: readonly Json[], at: string, { keys }: Reader): readonly string[] {
  const sent = ownValue(keys, at);
  if (!Array.isArray(sent) || sent.length !== json.length || new Set(sent).size !== sent.length) return [];
  return sent.every((key): key is string => typeof key === 'string') ? sent : [];
}

/** Adds a block with its descendants; returns its id, or undefined without a unique one. */
function addBlock(json: Json, slot: Slot, at: string, reader: Reader): string | undefined {
  if (typeof json !== 'object' || json === null || isJsonList(json)) return undefined;
  const id = ownValue(json, 'id');
  const type = ownValue(json, 'type');
  if (typeof id !== 'string' || id === articleItself || reader.nodes.has(id)) return undefined;
  // Reserves its place before its descendants.
  reader.nodes.set(id, { id, fields: {}, slot });
  const destination = { block: id, type: typeof type === 'string' ? type : '', pointer: '' };
  reader.nodes.set(id, { id, fields: readFields(json, at, { ...reader, ...destination }), slot });
  return id;
}

/** @param pointer from its block */
export function isListOfBlocks(destination: Destination, blockFields: BlockFieldsByType): boolean {
  const { block, type, pointer } = destination;
  if (block === articleItself) return pointer === '/blocks';
  const inData = '/data/';
  if (!pointer.startsWith(inData) || !Object.hasOwn(blockFields, type)) return false;
  const steps = pointer.slice(inData.length - 1).split('/');
  return (blockFields[type] ?? []).some(({ path }) => {
    const pattern = path.split('/');
    return (
      pattern.at(-1) === '*' &&
      pattern.length === steps.length + 1 &&
      steps.every((step, index) => pattern[index] === '*' || pattern[index] === step)
    );
  });
}
