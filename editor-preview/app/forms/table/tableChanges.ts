import type { EditedArticle, EditedNode } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, type KeyedItem, KeyedList } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { writeValue } from '#editor-preview/model/writeValue.ts';
import { inserted, type ValuePlace } from '../field/changes.ts';

export interface TablePlaces {
  readonly rows: ValuePlace;
  readonly headings: ValuePlace | undefined;
}

export function itemsOf(value: EditedValue | undefined): readonly KeyedItem[] {
  return value instanceof KeyedList ? value.items : [];
}

/**
 * Sets rows and headings as a whole, with their keys. In a row or heading that another person adds concurrently the
 * columns would have another order, so that must be a conflict. Absent headings are therefore set as absent.
 */
function inColumns(
  { fields, id: block }: EditedNode,
  { rows, headings }: TablePlaces,
  change: (cells: readonly KeyedItem[]) => readonly KeyedItem[],
): readonly Change[] {
  const inCells = (cells: EditedValue | undefined): EditedValue | undefined =>
    cells instanceof KeyedList ? new KeyedList(change(cells.items)) : cells;
  const changedRows = itemsOf(valueAt(fields, rows.pointer)).map(({ key, value }) => ({
    key,
    value: inCells(value) ?? value,
  }));
  const changed = [
    { pointer: rows.pointer, value: new KeyedList(changedRows) },
    ...(headings ? [{ pointer: headings.pointer, value: inCells(valueAt(fields, headings.pointer)) }] : []),
  ];
  return changed.map(({ pointer, value }) => ({
    kind: 'set',
    block,
    pointer,
    ...(value === undefined ? {} : { value: writeValue(value, withoutBlocks) }),
  }));
}

/** Cells contain no blocks. */
const withoutBlocks: EditedArticle = { nodes: new Map() };

/** Short rows are padded, so that the table stays rectangular. `newKey` creates a cell's key. */
export function insertColumn(
  node: EditedNode,
  places: TablePlaces,
  index: number,
  newKey: () => string,
): readonly Change[] {
  return inColumns(node, places, (cells) => {
    const missing = Math.max(1, index - cells.length + 1);
    const added = Array.from({ length: missing }, (): KeyedItem => ({ key: newKey(), value: '' }));
    return cells.toSpliced(index, 0, ...added);
  });
}

export function removeColumn(node: EditedNode, places: TablePlaces, index: number): readonly Change[] {
  return inColumns(node, places, (cells) => cells.toSpliced(index, 1));
}

/** Moves a column by one position, in headings and in rows that are long enough. */
export function moveColumn(
  node: EditedNode,
  places: TablePlaces,
  index: number,
  direction: 'start' | 'end',
): readonly Change[] {
  const target = direction === 'start' ? index - 1 : index + 1;
  return inColumns(node, places, (cells) => {
    const [cell, other] = [cells[index], cells[target]];
    return cell && other ? cells.with(index, other).with(target, cell) : cells;
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
