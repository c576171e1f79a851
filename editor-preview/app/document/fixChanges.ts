import { isRecord } from '#contracts/json/isRecord.ts';
import { parentPointer, pointerKeys } from '#contracts/json/jsonPointer.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { BlockPlace, type Json, type JsonObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { giveBlockIds, newId } from '#editor-preview/model/giveIds.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { isListOfBlocks } from '#editor-preview/model/readValue.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import type { JsonPatchOperation } from '#transformer/problems/problem.ts';
import { typeOfNode } from './blockPlaces.ts';
import { type KeyedPlace, keyedPlace } from './pointers.ts';

/** Positions become ids and keys. Undefined if changes cannot express the patch. */
export function fixChanges(
  article: EditedArticle,
  patch: readonly JsonPatchOperation[],
): readonly Change[] | undefined {
  const changes: Change[] = [];
  let current = article;
  for (const operation of patch) {
    if (operation.op === 'test') continue;
    const change = changeOf(current, operation);
    const made = change && applyOperation(current, { changes: [change] }, blockFields);
    if (!change || !made?.ok) return undefined;
    changes.push(change);
    // Later positions refer to the result of this operation.
    current = made.article;
  }
  return changes.length > 0 ? changes : undefined;
}

function changeOf(article: EditedArticle, operation: JsonPatchOperation): Change | undefined {
  const place = keyedPlace(article, operation.path);
  switch (operation.op) {
    case 'replace':
      return isJson(operation.value)
        ? { kind: 'set', ...place, value: { json: operation.value } }
        : undefined;
    case 'remove':
      return removal(article, place);
    case 'add':
      return isJson(operation.value) ? addition(article, operation.path, operation.value) : undefined;
    default:
      return undefined;
  }
}

function removal(article: EditedArticle, { block, pointer }: KeyedPlace): Change {
  if (pointer === '') return { kind: 'remove', block };
  const list = parentPointer(pointer) ?? '';
  const key = pointerKeys(pointer).at(-1) ?? '';
  return valueIn(article, block, list) instanceof KeyedList
    ? { kind: 'removeItem', block, list, key }
    : { kind: 'set', block, pointer };
}

function addition(article: EditedArticle, path: string, json: Json): Change | undefined {
  const parent = keyedPlace(article, parentPointer(path) ?? '');
  const { block, pointer: list } = parent;
  const items = valueIn(article, block, list);
  if (!(items instanceof KeyedList)) return { kind: 'set', ...keyedPlace(article, path), value: { json } };
  const step = pointerKeys(path).at(-1);
  const index = step === '-' ? items.items.length : Number(step);
  const after = items.items[index - 1]?.key ?? null;
  const type = block === articleItself ? '' : typeOfNode(article.nodes.get(block));
  if (isListOfBlocks({ block, type, pointer: list }, blockFields)) {
    if (!isObject(json)) return undefined;
    const added = giveBlockIds(json, blockFields, new Set(article.nodes.keys()));
    return { kind: 'insert', block: { json: added }, into: { parent: block, list }, after };
  }
  const key = newId('fix');
  return { kind: 'insertItem', block, list, key, value: { json }, after };
}

function valueIn(article: EditedArticle, block: string, pointer: string) {
  const node = article.nodes.get(block);
  const value = node && valueAt(node.fields, pointer);
  return value instanceof BlockPlace ? undefined : value;
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}

function isObject(value: Json): value is JsonObject {
  return isRecord(value);
}
