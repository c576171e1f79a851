import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { articleItself, type EditedArticle, type EditedNode } from './editedArticle.ts';
import {
  BlockPlace,
  type EditedObject,
  type EditedValue,
  type Json,
  type JsonObject,
  KeyedList,
} from './editedValue.ts';
import type { Written } from './operation.ts';

type Keys = Record<string, readonly string[]>;

/** A value with its blocks and item keys, so that parsing it gives the same value. */
export function writeValue(value: EditedValue, article: EditedArticle): Written {
  const keys: Keys = {};
  const json = write(value, article, '', keys);
  return Object.keys(keys).length > 0 ? { json, keys } : { json };
}

export function writeNode(node: EditedNode, article: EditedArticle): Written {
  return writeValue(node.fields, article);
}

function write(value: EditedValue, article: EditedArticle, pointer: string, keys: Keys): Json {
  if (value instanceof BlockPlace) return write(nodeAt(article, value.id).fields, article, pointer, keys);
  if (value instanceof KeyedList) {
    const { items } = value;
    if (items.some((item, index) => !(item.value instanceof BlockPlace) && item.key !== String(index)))
      keys[pointer] = items.map(({ key }) => key);
    return items.map((item, index) => write(item.value, article, `${pointer}/${index}`, keys));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      write(inner, article, pointer + pointerStep(field), keys),
    ]),
  );
}

/** The article as saved and displayed: JSON without keys. Unchanged parts are the same objects as before. */
export function articleJson(article: EditedArticle): JsonObject {
  return blockJson(article, articleItself);
}

export function blockJson(article: EditedArticle, id: string): JsonObject {
  return nodeJson(nodeAt(article, id), article);
}

/** The cached JSON, and the nested blocks it depends on. */
const known = new WeakMap<EditedObject, { inner: readonly EditedNode[]; json: JsonObject }>();

function nodeJson({ fields }: EditedNode, article: EditedArticle): JsonObject {
  const before = known.get(fields);
  if (before?.inner.every((node) => article.nodes.get(node.id) === node)) return before.json;
  const inner: EditedNode[] = [];
  const json = objectJson(fields, article, inner);
  known.set(fields, { inner, json });
  return json;
}

function plain(value: EditedValue, article: EditedArticle, inner: EditedNode[]): Json {
  if (value instanceof BlockPlace) {
    const node = nodeAt(article, value.id);
    const json = nodeJson(node, article);
    inner.push(node, ...(known.get(node.fields)?.inner ?? []));
    return json;
  }
  if (value instanceof KeyedList) return value.items.map((item) => plain(item.value, article, inner));
  return typeof value === 'object' && value !== null ? objectJson(value, article, inner) : value;
}

const knownObjects = new WeakMap<EditedObject, JsonObject>();

function objectJson(value: EditedObject, article: EditedArticle, inner: EditedNode[]): JsonObject {
  const before = knownObjects.get(value);
  if (before) return before;
  const met = inner.length;
  const json = Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, plain(part, article, inner)]),
  );
  // It depends on nested blocks, so it is not cached alone.
  if (inner.length === met) knownObjects.set(value, json);
  return json;
}

/** @throws Error if the article refers to a missing block, which is a bug */
export function nodeAt(article: EditedArticle, id: string): EditedNode {
  const node = article.nodes.get(id);
  if (!node) throw new Error(`No block has the id "${id}".`);
  return node;
}
