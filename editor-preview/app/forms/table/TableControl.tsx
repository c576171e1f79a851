import { type CSSProperties, Fragment, type ReactNode, useMemo } from 'react';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { KeyedList } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import { movedByOne, removed } from '../field/changes.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { useArticle, useForm } from '../field/formParts.ts';
import { Group } from '../field/Group.tsx';
import { Sign } from '../field/Sign.tsx';
import { SignButton } from '../field/SignButton.tsx';
import { addLabelOf, type FormField, itemOf } from '../schema/formField.ts';
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
                change(
                  moveColumn(node(), places, index, direction),
                  words.labels.moveColumn(index + 1, title),
                )
              }
              onRemove={() =>
                change(removeColumn(node(), places, index), words.labels.removeColumn(index + 1, title))
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
                nameOf={(index) => words.forms.table.headingOf(index + 1)}
              />
              <SignButton
                sign="remove"
                action={words.forms.remove}
                to={words.forms.table.headings}
                onClick={() =>
                  places.headings &&
                  change(
                    [{ kind: 'set', block, pointer: places.headings.pointer }],
                    words.labels.removeHeadings(title),
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
                  change(movedByOne(node(), place, key, direction), words.labels.moveRow(index + 1, title))
                }
                onRemove={() => change(removed(node(), place, key), words.labels.removeRow(index + 1, title))}
              />
            </Fragment>
          ))}
        </div>
      </div>
      <div className={buttons}>
        <SmallButton
          disabled={rows.length >= (field.schema.maxItems ?? Infinity)}
          onClick={() =>
            change(appendRow(node(), places, Math.max(1, columns), newKey), words.labels.addRow(title))
          }
        >
          <Sign name="add" /> {addLabelOf(field) ?? words.forms.table.addRow}
        </SmallButton>
        {rows.length > 0 && (
          <SmallButton
            disabled={columns >= (row?.schema.maxItems ?? Infinity)}
            onClick={() =>
              change(insertColumn(node(), places, columns, newKey), words.labels.addColumn(title))
            }
          >
            <Sign name="add" /> {words.forms.table.addColumn}
          </SmallButton>
        )}
        {places.headings && !(headings instanceof KeyedList) && (
          <SmallButton onClick={() => change(addHeadings(), words.labels.addHeadings(title))}>
            <Sign name="add" /> {words.forms.table.addHeadings}
          </SmallButton>
        )}
      </div>
    </Group>
  );
}

function headingOf(cell: FormField): FormField {
  const known = headingFields.get(cell);
  if (known) return known;
  const heading: FormField = { ...cell, widget: 'text', title: words.forms.table.heading };
  headingFields.set(cell, heading);
  return heading;
}
const headingFields = new WeakMap<FormField, FormField>();

interface ToolsProps<Direction> {
  index: number;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

function ColumnTools(props: ToolsProps<'start' | 'end'> & { columns: number }): ReactNode {
  const { index, columns, onMove, onRemove } = props;
  const to = words.forms.table.column(index + 1);
  return (
    <span>
      <SignButton
        sign="start"
        action={words.forms.toStart}
        to={to}
        isDisabled={index === 0}
        onClick={() => onMove('start')}
      />
      <SignButton
        sign="end"
        action={words.forms.toEnd}
        to={to}
        isDisabled={index === columns - 1}
        onClick={() => onMove('end')}
      />
      <SignButton sign="remove" action={words.forms.remove} to={to} onClick={onRemove} />
    </span>
  );
}

function RowTools(props: ToolsProps<'up' | 'down'> & { rows: number }): ReactNode {
  const { index, rows, onMove, onRemove } = props;
  const to = words.forms.table.row(index + 1);
  return (
    <span>
      <SignButton
        sign="up"
        action={words.forms.moveUp}
        to={to}
        isDisabled={index === 0}
        onClick={() => onMove('up')}
      />
      <SignButton
        sign="down"
        action={words.forms.moveDown}
        to={to}
        isDisabled={index === rows - 1}
        onClick={() => onMove('down')}
      />
      <SignButton sign="remove" action={words.forms.remove} to={to} onClick={onRemove} />
    </span>
  );
}

export const tableControl: Control = {
  Control: TableControl,
  accepts: (value) =>
    value instanceof KeyedList && value.items.every((row) => row.value instanceof KeyedList),
  layout: 'group',
};
