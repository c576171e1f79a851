import { isJsonList, isJsonObject } from '#contracts/json/json.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { isOfBlocks } from '#editor-preview/model/articleNodes.ts';
import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
  type EditedNode,
} from '#editor-preview/model/editedArticle.ts';
import {
  type EditedValue,
  isEditedObject,
  type Json,
  type JsonObject,
  KeyedList,
} from '#editor-preview/model/editedValue.ts';
import { type Change, maxChanges } from '#editor-preview/model/operation.ts';
import { sameJson } from '#editor-preview/model/sameJson.ts';
import { articleJson, nodeAt, writeValue } from '#editor-preview/model/writeValue.ts';
import { longestRising } from '../compare/longestRising.ts';

/**
 * From an article to its edited JSON, by field, item and block, so that others' changes elsewhere are merged. The
 * whole article is set if that is not possible, for example with an invalid entry among the blocks.
 */
export function changesToJson(
  article: EditedArticle,
  json: JsonObject,
  blockFields: BlockFieldsByType,
): readonly Change[] {
  const all = changesIn(nodeAt(article, articleItself), json, { article, blockFields });
  // Before insertions: a block may have moved to another list.
  const changes = [
    ...all.filter(({ kind }) => kind === 'remove'),
    ...all.filter(({ kind }) => kind !== 'remove'),
  ];
  const outcome =
    changes.length <= maxChanges ? applyOperation(article, { changes }, blockFields) : undefined;
  return outcome?.ok && sameJson(articleJson(outcome.article), json)
    ? changes
    : [{ kind: 'set', block: articleItself, pointer: '', value: { json } }];
}

interface Opened {
  readonly article: EditedArticle;
  readonly blockFields: BlockFieldsByType;
}

function changesIn(node: EditedNode, json: JsonObject, opened: Opened): readonly Change[] {
  const { article, blockFields } = opened;
  const block = node.id;
  return node.fields.type === json.type
    ? compared('', node.fields, json)
    : [{ kind: 'set', block, pointer: '', value: { json } }];

  function compared(pointer: string, old: EditedValue | undefined, now: Json | undefined): readonly Change[] {
    if (now === undefined) return [{ kind: 'set', block, pointer }];
    if (isEditedObject(old) && isJsonObject(now)) {
      const names = new Set([...Object.keys(old), ...Object.keys(now)]);
      return [...names].flatMap((name) =>
        compared(pointer + pointerStep(name), own(old, name), own(now, name)),
      );
    }
    if (old instanceof KeyedList && isJsonList(now)) {
      if (isOfBlocks(node, pointer, blockFields)) return comparedBlocks(pointer, old, now);
      if (old.items.length === now.length)
        return old.items.flatMap(({ key, value }, at) =>
          compared(pointer + pointerStep(key), value, now[at]),
        );
    }
    const isSame = old !== undefined && sameJson(writeValue(old, article).json, now);
    return isSame ? [] : [{ kind: 'set', block, pointer, value: { json: now } }];
  }
  function comparedBlocks(list: string, { items }: KeyedList, now: readonly Json[]): readonly Change[] {
    const wanted = now.flatMap((each) =>
      isJsonObject(each) && typeof each.id === 'string' ? [{ id: each.id, json: each }] : [],
    );
    const places = new Map(items.map(({ key }, at) => [key, at]));
    const kept = wanted.flatMap(({ id }) => (places.has(id) ? [id] : []));
    const staying = longestRising(kept.map((id) => places.get(id) ?? 0));
    const moved = new Set(kept.filter((_id, at) => !staying.has(at)));
    const ids = new Set(wanted.map(({ id }) => id));
    return [
      ...items.flatMap(({ key }): Change[] => (ids.has(key) ? [] : [{ kind: 'remove', block: key }])),
      ...wanted.flatMap(({ id, json: value }, at): readonly Change[] => {
        const place = { into: { parent: block, list }, after: wanted[at - 1]?.id ?? null };
        if (!places.has(id)) return [{ kind: 'insert', block: { json: value }, ...place }];
        const changes = changesIn(nodeAt(article, id), value, opened);
        return moved.has(id) ? [{ kind: 'move', block: id, ...place }, ...changes] : changes;
      }),
    ];
  }
}

function own<Value>(owner: Readonly<Record<string, Value>>, field: string): Value | undefined {
  return Object.hasOwn(owner, field) ? owner[field] : undefined;
}
