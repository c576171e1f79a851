import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { EditedNode } from '#editing/editedArticle.ts';
import { type EditedValue, type KeyedItem, KeyedList } from '#editing/editedValue.ts';
import type { Change } from '#editing/operation.ts';
import { valueAt } from '#editing/valueAt.ts';
import { inserted, type ValuePlace } from '../field/changes.ts';

/** Where a table stands: its rows, and the list with the headings of its columns, if it has one. */
export interface TablePlaces {
  readonly rows: ValuePlace;
  readonly headings: ValuePlace | undefined;
}

/** The items of a list; none where there is no list. */
export function itemsOf(value: EditedValue | undefined): readonly KeyedItem[] {
  return value instanceof KeyedList ? value.items : [];
}

/** The lists across which a column runs: the headings, and each row. */
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

/**
 * Puts an empty column at a place of each row. Shorter rows get cells up to it, so that the table stays a table.
 *
 * @param newKey gives each cell a key
 */
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

/** Takes a column out of the headings and each row. */
export function removeColumn(node: EditedNode, places: TablePlaces, index: number): readonly Change[] {
  return listsOf(node, places).flatMap((list): Change[] => {
    const cell = itemsOf(valueAt(node.fields, list.pointer))[index];
    return cell ? [{ kind: 'removeItem', block: node.id, list: list.pointer, key: cell.key }] : [];
  });
}

/** Moves a column by one place, in the headings and each row that is as long. */
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

/** Puts an empty row at the end, with as many cells as the table has columns. */
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

/** How many columns a table has: as many as its longest row, or its headings. */
export function columnCount(rows: EditedValue | undefined, headings: EditedValue | undefined): number {
  return Math.max(0, itemsOf(headings).length, ...itemsOf(rows).map(({ value }) => itemsOf(value).length));
}
