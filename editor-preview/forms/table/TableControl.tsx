import { type CSSProperties, Fragment, type ReactNode, useMemo } from 'react';
import { pointerStep } from '../../../contracts/json/jsonPointer.ts';
import { KeyedList } from '../../../editing/editedValue.ts';
import type { Change } from '../../../editing/operation.ts';
import { valueAt } from '../../../editing/valueAt.ts';
import { smallButton } from '../../parts/inputs.styles.ts';
import { movedByOne, removed } from '../field/changes.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { useArticle, useForm } from '../field/formParts.ts';
import { Group } from '../field/Group.tsx';
import { Sign } from '../field/Sign.tsx';
import { SignButton } from '../field/SignButton.tsx';
import { type FormField, itemOf } from '../schema/formField.ts';
import { Cells, RowCells } from './TableCells.tsx';
import { buttons, grid, scroller } from './TableControl.styles.ts';
import {
  appendRow,
  columnCount,
  insertColumn,
  itemsOf,
  moveColumn,
  removeColumn,
  type TablePlaces,
} from './tableChanges.ts';

/** A table as a grid of cells, with the headings of its columns where the schema says which field lists them. */
function TableControl({ field, title, place, value, labelId, describedBy }: ControlProps): ReactNode {
  const { block, library, node, edit } = useForm();
  const article = useArticle();
  const row = itemOf(field, library);
  const cell = row && itemOf(row, library);
  const columnsField = field.schema['x-editor']?.columnsField;
  const places = useMemo((): TablePlaces => {
    const { owner } = place;
    const pointer = owner && columnsField && owner.pointer + pointerStep(columnsField);
    return { rows: place, headings: pointer ? { pointer, isRequired: false, owner } : undefined };
  }, [place, columnsField]);
  if (!cell) return null;

  const fields = article.nodes.get(block)?.fields;
  const headings = places.headings && fields ? valueAt(fields, places.headings.pointer) : undefined;
  const rows = itemsOf(value);
  const columns = columnCount(value, headings);
  const newKey = (): string => crypto.randomUUID();
  const change = (changes: readonly Change[], label: string): void => {
    if (changes.length > 0) edit(changes, { label });
  };
  const addHeadings = (): readonly Change[] => {
    if (!places.headings) return [];
    const json = Array.from({ length: Math.max(1, columns) }, () => '');
    return [{ kind: 'set', block, pointer: places.headings.pointer, value: { json } }];
  };
  const numbers = Array.from({ length: columns }, (_, index) => index);
  return (
    <Group labelId={labelId} describedBy={describedBy}>
      <div className={scroller}>
        <div className={grid} style={{ '--columns': Math.max(1, columns) } as CSSProperties}>
          {numbers.map((index) => (
            <ColumnTools
              key={index}
              index={index}
              columns={columns}
              onMove={(direction) =>
                change(moveColumn(node(), places, index, direction), `Move column ${index + 1} of “${title}”`)
              }
              onRemove={() =>
                change(removeColumn(node(), places, index), `Remove column ${index + 1} of “${title}”`)
              }
            />
          ))}
          <span />
          {places.headings && headings instanceof KeyedList && (
            <>
              <Cells
                list={places.headings}
                value={headings}
                columns={columns}
                cell={headingOf(cell)}
                nameOf={(index) => `Heading of column ${index + 1}`}
              />
              <SignButton
                sign="remove"
                action="Remove"
                to="column headings"
                onClick={() =>
                  places.headings &&
                  change(
                    [{ kind: 'set', block, pointer: places.headings.pointer }],
                    `Remove headings of “${title}”`,
                  )
                }
              />
            </>
          )}
          {rows.map(({ key, value: cells }, index) => (
            <Fragment key={key}>
              <RowCells rows={place} rowKey={key} index={index} cells={cells} columns={columns} cell={cell} />
              <RowTools
                index={index}
                rows={rows.length}
                onMove={(direction) =>
                  change(movedByOne(node(), place, key, direction), `Move row ${index + 1} of “${title}”`)
                }
                onRemove={() => change(removed(node(), place, key), `Remove row ${index + 1} of “${title}”`)}
              />
            </Fragment>
          ))}
        </div>
      </div>
      <div className={buttons}>
        <button
          type="button"
          className={smallButton}
          disabled={rows.length >= (field.schema.maxItems ?? Infinity)}
          onClick={() =>
            change(appendRow(node(), places, Math.max(1, columns), newKey), `Add a row to “${title}”`)
          }
        >
          <Sign name="add" /> {field.schema['x-editor']?.addLabel ?? 'Add a row'}
        </button>
        {rows.length > 0 && (
          <button
            type="button"
            className={smallButton}
            disabled={columns >= (row?.schema.maxItems ?? Infinity)}
            onClick={() =>
              change(insertColumn(node(), places, columns, newKey), `Add a column to “${title}”`)
            }
          >
            <Sign name="add" /> Add a column
          </button>
        )}
        {places.headings && !(headings instanceof KeyedList) && (
          <button
            type="button"
            className={smallButton}
            onClick={() => change(addHeadings(), `Add headings to “${title}”`)}
          >
            <Sign name="add" /> Add column headings
          </button>
        )}
      </div>
    </Group>
  );
}

/** A heading is plain text on one line. */
function headingOf(cell: FormField): FormField {
  const known = headingFields.get(cell);
  if (known) return known;
  const heading: FormField = { ...cell, widget: 'text', title: 'Column heading' };
  headingFields.set(cell, heading);
  return heading;
}
const headingFields = new WeakMap<FormField, FormField>();

interface ToolsProps<Direction> {
  index: number;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

function ColumnTools({
  index,
  columns,
  onMove,
  onRemove,
}: ToolsProps<'start' | 'end'> & { columns: number }): ReactNode {
  const to = `column ${index + 1}`;
  return (
    <span>
      <SignButton
        sign="start"
        action="Move to the start"
        to={to}
        isDisabled={index === 0}
        onClick={() => onMove('start')}
      />
      <SignButton
        sign="end"
        action="Move to the end"
        to={to}
        isDisabled={index === columns - 1}
        onClick={() => onMove('end')}
      />
      <SignButton sign="remove" action="Remove" to={to} onClick={onRemove} />
    </span>
  );
}

function RowTools({
  index,
  rows,
  onMove,
  onRemove,
}: ToolsProps<'up' | 'down'> & { rows: number }): ReactNode {
  const to = `row ${index + 1}`;
  return (
    <span>
      <SignButton sign="up" action="Move up" to={to} isDisabled={index === 0} onClick={() => onMove('up')} />
      <SignButton
        sign="down"
        action="Move down"
        to={to}
        isDisabled={index === rows - 1}
        onClick={() => onMove('down')}
      />
      <SignButton sign="remove" action="Remove" to={to} onClick={onRemove} />
    </span>
  );
}

export const tableControl: Control = {
  Control: TableControl,
  accepts: (value) =>
    value instanceof KeyedList && value.items.every((row) => row.value instanceof KeyedList),
  layout: 'group',
};
