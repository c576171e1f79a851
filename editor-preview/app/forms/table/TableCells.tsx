import { type ReactNode, useMemo } from 'react';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { EditedValue } from '#editor-preview/model/editedValue.ts';
import { Sign } from '../../parts/Sign.tsx';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import { inserted, type ValuePlace } from '../field/changes.ts';
import { FieldView } from '../field/FieldView.tsx';
import { useForm } from '../field/formParts.ts';
import type { FormField } from '../schema/formField.ts';
import { itemsOf } from './tableChanges.ts';

interface RowCellsProps {
  rows: ValuePlace;
  rowKey: string;
  index: number;
  cells: EditedValue;
  columns: number;
  cell: FormField;
}

export function RowCells({ rows, rowKey, index, cells, columns, cell }: RowCellsProps): ReactNode {
  const list = useMemo(
    (): ValuePlace => ({ pointer: rows.pointer + pointerStep(rowKey), isRequired: true, owner: rows }),
    [rows, rowKey],
  );
  return (
    <Cells
      list={list}
      value={cells}
      columns={columns}
      cell={cell}
      nameOf={(column) => words.forms.table.cell(index + 1, column + 1)}
    />
  );
}

interface CellsProps {
  list: ValuePlace;
  value: EditedValue;
  columns: number;
  cell: FormField;
  nameOf: (column: number) => string;
}

/** The cells of a row. In a short row, a button adds the missing cell. */
export function Cells({ list, value, columns, cell, nameOf }: CellsProps): ReactNode {
  const { node, edit } = useForm();
  const cells = itemsOf(value);
  return Array.from({ length: columns }, (_, column) => {
    const item = cells[column];
    if (item)
      return (
        <CellView
          key={item.key}
          list={list}
          itemKey={item.key}
          value={item.value}
          cell={cell}
          name={nameOf(column)}
        />
      );
    return column === cells.length ? (
      <SmallButton
        key="add"
        aria-label={words.forms.addNamed(nameOf(column))}
        onClick={() =>
          edit(
            [
              inserted(node(), list, {
                key: crypto.randomUUID(),
                value: { json: '' },
                after: cells.at(-1)?.key ?? null,
              }),
            ],
            { label: words.labels.add(nameOf(column)) },
          )
        }
      >
        <Sign name="add" />
      </SmallButton>
    ) : (
      <span key={`empty ${column}`} />
    );
  });
}

function CellView(props: {
  list: ValuePlace;
  itemKey: string;
  value: EditedValue;
  cell: FormField;
  name: string;
}): ReactNode {
  const { list, itemKey, value, cell, name } = props;
  const place = useMemo(
    (): ValuePlace => ({ pointer: list.pointer + pointerStep(itemKey), isRequired: true, owner: list }),
    [list, itemKey],
  );
  return <FieldView field={cell} place={place} value={value} title={name} isBare />;
}
