import { pointerStep } from '#contracts/json/jsonPointer.ts';
import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
  type EditedNode,
} from '#editor-preview/model/editedArticle.ts';
import {
  BlockPlace,
  type EditedValue,
  isEditedObject,
  type Json,
  KeyedList,
} from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { setTo } from '../changes.ts';

export const blockFields: BlockFieldsByType = {
  text: [],
  row: [{ path: '/blocks/*' }],
  tabs: [{ path: '/tabs/*/blocks/*' }],
};

export interface Draw {
  below: (count: number) => number;
  pick: <Item>(items: readonly Item[]) => Item | undefined;
}

export function drawFrom(numbers: readonly number[]): Draw {
  let next = 0;
  const below = (count: number): number => {
    const number = numbers[next++ % Math.max(1, numbers.length)] ?? 0;
    return count > 0 ? (number + next) % count : 0;
  };
  return { below, pick: (items) => items[below(items.length)] };
}

export function randomChange(article: EditedArticle, draw: Draw, number: number): Change {
  const node = draw.pick([...article.nodes.values()]);
  const blocks = [...article.nodes.keys()].filter((id) => id !== articleItself);
  const block = node?.id ?? articleItself;
  const texts = node ? placesOf(node, (value) => typeof value === 'string') : [];
  const lists = node ? placesOf(node, (value) => value instanceof KeyedList) : [];
  const list = draw.pick(lists);
  const items = list?.value instanceof KeyedList ? list.value.items : [];
  const after = draw.pick([null, ...items.map(({ key }) => key)]) ?? null;
  switch (draw.below(9)) {
    case 0:
      return setTo(
        block,
        draw.pick(['/data/title', '/data/deep/er', '/when', ...texts.map(({ pointer }) => pointer)]) ??
          '/data/title',
        draw.pick<Json>(['changed', 7, ['a', 'b'], { title: 'x', list: [1, [2]] }]) ?? null,
      );
    case 1:
      return { kind: 'set', block, pointer: draw.pick(['/data/title', '/data', '/when']) ?? '/data' };
    case 2: {
      const text = draw.pick(texts);
      const whole = typeof text?.value === 'string' ? text.value : '';
      const at = draw.below(whole.length + 1);
      return {
        kind: 'text',
        block,
        pointer: text?.pointer ?? '/none',
        at,
        remove: whole.slice(at, at + draw.below(4)),
        insert: draw.pick(['', 'word', 'é']) ?? '',
      };
    }
    case 3:
      return {
        kind: 'insertItem',
        block,
        list: list?.pointer ?? '/data/items',
        key: `k${number}`,
        value: {
          json:
            draw.pick<Json>([
              'new',
              { title: 'new', blocks: [{ id: `in${number}`, type: 'text', data: {} }] },
            ]) ?? null,
        },
        after,
      };
    case 4:
      return { kind: 'removeItem', block, list: list?.pointer ?? '', key: draw.pick(items)?.key ?? '' };
    case 5:
      return { kind: 'moveItem', block, list: list?.pointer ?? '', key: draw.pick(items)?.key ?? '', after };
    case 6:
      return {
        kind: 'insert',
        block: { json: newBlock(draw, number) },
        into: draw.pick(slotsOf(article)) ?? { parent: articleItself, list: '/blocks' },
        after: draw.pick([null, ...blocks]) ?? null,
      };
    case 7:
      return { kind: 'remove', block: draw.pick(blocks) ?? 'none' };
    default:
      return {
        kind: 'move',
        block: draw.pick(blocks) ?? 'none',
        into: draw.pick(slotsOf(article)) ?? { parent: articleItself, list: '/blocks' },
        after: draw.pick([null, null, ...blocks]) ?? null,
      };
  }
}

function newBlock(draw: Draw, number: number): Json {
  const id = `new${number}`;
  const inner = { id: `${id}-in`, type: 'text', data: { title: 'inside' } };
  return (
    draw.pick<Json>([
      { id, type: 'text', data: { title: 'A title', items: ['one', 'two'] } },
      { id, type: 'row', data: { blocks: [inner] } },
      {
        id,
        type: 'tabs',
        data: {
          tabs: [
            { label: 'first', blocks: [inner] },
            { label: 'second', blocks: [] },
          ],
        },
      },
    ]) ?? null
  );
}

interface FoundPlace {
  pointer: string;
  value: EditedValue;
}

function placesOf(node: EditedNode, isWanted: (value: EditedValue) => boolean): FoundPlace[] {
  const found: FoundPlace[] = [];
  const visit = (value: EditedValue, pointer: string): void => {
    if (pointer !== '' && isWanted(value)) found.push({ pointer, value });
    if (value instanceof BlockPlace) return;
    if (value instanceof KeyedList)
      for (const item of value.items) visit(item.value, pointer + pointerStep(item.key));
    else if (isEditedObject(value))
      for (const [field, inner] of Object.entries(value)) visit(inner, pointer + pointerStep(field));
  };
  visit(node.fields, '');
  return found.filter(({ pointer }) => pointer !== '/id' && pointer !== '/type');
}

function slotsOf(article: EditedArticle): { parent: string; list: string }[] {
  return [...article.nodes.values()].flatMap((node) =>
    placesOf(node, (value) => value instanceof KeyedList).map(({ pointer }) => ({
      parent: node.id,
      list: pointer,
    })),
  );
}
