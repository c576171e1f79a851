import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { EditedNode } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, type KeyedItem, KeyedList } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { inserted, type ValuePlace } from '../field/changes.ts';

export interface TablePlaces {
  readonly rows: ValuePlace;
  readonly headings: ValuePlace | undefined;
}

export function itemsOf(value: EditedValue | undefined): readonly KeyedItem[] {
  return value instanceof KeyedList ? value.items : [];
}

/** The lists that a column spans: the headings, and each row. */
function listsOf(node: EditedNode, { rows, headings }: TablePlaces): readonly ValuePlace[] {
  const inRows = itemsOf(valueAt(node.fields, rows.pointer)).flatMap(({ key, value }) =>
    value instanceof KeyedList
      ? [{ pointer: rows.pointer + pointerStep(key), isRequired: true, owner: rows }]
      : [],
  );
  return headings && valueAt(node.fields, headings.pointer) instanceof KeyedList
    ? [headings, ...inRows]
    : inRows;
}

/** Short rows are padded, so that the table stays rectangular. `newKey` creates a cell's key. */
export function insertColumn(
  node: EditedNode,
  places: TablePlaces,
  index: number,
  newKey: () => string,
): readonly Change[] {
  return listsOf(node, places).flatMap((list) => {
    const cells = itemsOf(valueAt(node.fields, list.pointer));
    const changes: Change[] = [];
    let after = cells[Math.min(index, cells.length) - 1]?.key ?? null;
    for (let missing = Math.min(index, cells.length); missing <= index; missing++) {
      const key = newKey();
      changes.push({
        kind: 'insertItem',
        block: node.id,
        list: list.pointer,
        key,
        value: { json: '' },
        after,
      });
      after = key;
    }
    return changes;
  });
}

export function removeColumn(node: EditedNode, places: TablePlaces, index: number): readonly Change[] {
  return listsOf(node, places).flatMap((list): Change[] => {
    const cell = itemsOf(valueAt(node.fields, list.pointer))[index];
    return cell ? [{ kind: 'removeItem', block: node.id, list: list.pointer, key: cell.key }] : [];
  });
}

/** Moves a column by one position, in headings and in rows that are long enough. */
export function moveColumn(
  node: EditedNode,
  places: TablePlaces,
  index: number,
  direction: 'start' | 'end',
): readonly Change[] {
  const target = direction === 'start' ? index - 1 : index + 1;
  return listsOf(node, places).flatMap((list): Change[] => {
    const cells = itemsOf(valueAt(node.fields, list.pointer));
    const cell = cells[index];
    if (!cell || !cells[target]) return [];
    const after = cells[direction === 'start' ? target - 1 : target]?.key ?? null;
    return [{ kind: 'moveItem', block: node.id, list: list.pointer, key: cell.key, after }];
  });
}

export function appendRow(
  node: EditedNode,
  places: TablePlaces,
  columns: number,
  newKey: () => string,
): readonly Change[] {
  const after = itemsOf(valueAt(node.fields, places.rows.pointer)).at(-1)?.key ?? null;
  const row = {
    json: Array.from({ length: columns }, () => ''),
    keys: { '': Array.from({ length: columns }, newKey) },
  };
  return [inserted(node, places.rows, { key: newKey(), value: row, after })];
}

/** The number of columns: of the longest row, or of the headings. */
export function columnCount(rows: EditedValue | undefined, headings: EditedValue | undefined): number {
  return Math.max(0, itemsOf(headings).length, ...itemsOf(rows).map(({ value }) => itemsOf(value).length));
}
