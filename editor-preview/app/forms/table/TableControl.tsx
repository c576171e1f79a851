import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { KeyedList } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { Sign } from '../../parts/Sign.tsx';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import { movedByOne, removed } from '../field/changes.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { useArticle, useForm } from '../field/formParts.ts';
import { Group } from '../field/Group.tsx';
import { SignButton } from '../field/SignButton.tsx';
import { addLabelOf, type FormField, itemOf } from '../schema/formField.ts';
import { Cells, RowCells } from './TableCells.tsx';
import { buttons, grid, scroller, tools } from './TableControl.styles.ts';
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
  const rowField = itemOf(field, library);
  const cell = rowField && itemOf(rowField, library);
  const columnsField = field.schema['x-editor']?.columnsField;
  const places = useMemo((): TablePlaces => {
    const { owner } = place;
    const pointer = owner && columnsField && owner.pointer + pointerStep(columnsField);
    return { rows: place, headings: pointer ? { pointer, isRequired: false, owner } : undefined };
  }, [place, columnsField]);
  const [chosen, setChosen] = useState<{ row: number | 'headings'; column: number }>({ row: 0, column: 0 });
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
  const hasHeadings = headings instanceof KeyedList;
  const row = chosen.row === 'headings' && hasHeadings ? 'headings' : atMost(chosen.row, rows.length);
  const column = atMost(chosen.column, columns);
  return (
    <Group labelId={labelId} describedBy={describedBy}>
      <div className={tools}>
        {row === 'headings' ? (
          <span>
            <small>{words.forms.table.headings}</small>
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
          </span>
        ) : (
          <LineTools
            to={words.forms.table.row(row + 1)}
            signs={rowSigns}
            index={row}
            count={rows.length}
            onMove={(step) => {
              const { key } = rows[row] ?? {};
              if (key === undefined) return;
              change(
                movedByOne(node(), place, key, step < 0 ? 'up' : 'down'),
                words.labels.moveRow(row + 1, title),
              );
              setChosen({ row: row + step, column });
            }}
            onRemove={() => {
              const { key } = rows[row] ?? {};
              if (key === undefined) return;
              change(removed(node(), place, key), words.labels.removeRow(row + 1, title));
            }}
          />
        )}
        <LineTools
          to={words.forms.table.column(column + 1)}
          signs={columnSigns}
          index={column}
          count={columns}
          onMove={(step) => {
            change(
              moveColumn(node(), places, column, step < 0 ? 'start' : 'end'),
              words.labels.moveColumn(column + 1, title),
            );
            setChosen({ row, column: column + step });
          }}
          onRemove={() =>
            change(removeColumn(node(), places, column), words.labels.removeColumn(column + 1, title))
          }
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus is, and nothing can be done with it */}
      <div
        className={scroller}
        style={{ '--columns': Math.max(1, columns) } as CSSProperties}
        onFocus={({ target }) => {
          const line = target.closest<HTMLElement>('[data-line]');
          const cellOfFocus = target.closest('[data-line] > *');
          if (!line || !cellOfFocus) return;
          const at = Number(line.dataset.line);
          setChosen({
            row: Number.isNaN(at) ? 'headings' : at,
            column: [...line.children].indexOf(cellOfFocus),
          });
        }}
      >
        {places.headings && hasHeadings && (
          <div className={grid} data-line="headings">
            <Cells
              list={places.headings}
              value={headings}
              columns={columns}
              cell={headingOf(cell)}
              nameOf={(index) => words.forms.table.headingOf(index + 1)}
            />
          </div>
        )}
        {rows.map(({ key, value: cells }, index) => (
          <div key={key} className={grid} data-line={index}>
            <RowCells rows={place} rowKey={key} index={index} cells={cells} columns={columns} cell={cell} />
          </div>
        ))}
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
            disabled={columns >= (rowField?.schema.maxItems ?? Infinity)}
            onClick={() =>
              change(insertColumn(node(), places, columns, newKey), words.labels.addColumn(title))
            }
          >
            <Sign name="add" /> {words.forms.table.addColumn}
          </SmallButton>
        )}
        {places.headings && !(headings instanceof KeyedList) && (
          <SmallButton
            onClick={() => {
              change(addHeadings(), words.labels.addHeadings(title));
              setChosen({ row: 'headings', column });
            }}
          >
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
  const heading: FormField = { ...cell, widget: 'textarea', title: words.forms.table.heading };
  headingFields.set(cell, heading);
  return heading;
}
const headingFields = new WeakMap<FormField, FormField>();

const rowSigns = {
  before: { sign: 'up', action: words.forms.moveUp },
  after: { sign: 'down', action: words.forms.moveDown },
} as const;
const columnSigns = {
  before: { sign: 'start', action: words.forms.toStart },
  after: { sign: 'end', action: words.forms.toEnd },
} as const;

interface LineToolsProps {
  to: string;
  signs: typeof rowSigns | typeof columnSigns;
  index: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** What can be done with the row, or the column, of the cell that was last focused. */
function LineTools({ to, signs, index, count, onMove, onRemove }: LineToolsProps): ReactNode {
  return (
    <span>
      <small>{to}</small>
      <SignButton {...signs.before} to={to} isDisabled={index <= 0} onClick={() => onMove(-1)} />
      <SignButton {...signs.after} to={to} isDisabled={index >= count - 1} onClick={() => onMove(1)} />
      <SignButton
        sign="remove"
        action={words.forms.remove}
        to={to}
        isDisabled={count === 0}
        onClick={onRemove}
      />
    </span>
  );
}

function atMost(index: number | 'headings', count: number): number {
  return index === 'headings' ? 0 : Math.max(0, Math.min(index, count - 1));
}

export const tableControl: Control = {
  Control: TableControl,
  accepts: (value) =>
    value instanceof KeyedList && value.items.every((row) => row.value instanceof KeyedList),
  layout: 'group',
};
