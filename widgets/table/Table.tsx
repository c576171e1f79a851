import { type ReactNode, useId } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { printedTable } from '../ui/printedTable.styles.ts';
import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import { figures, tableFrame } from '../ui/tableFrame.styles.ts';

/** A longer cell, with its markup, counts as words. */
const longestCell = 60;

/** A figure or a range, with sign and unit: "10.2 g", "$1.35", "7–9 hours", "$20 to $60", "−4%", "6:45". */
const sign = String.raw`[^\p{L}\d\s]{0,3}\s?`;
const number = String.raw`\d[\d.,:]*`;
const unit = String.raw`\s?(?:%|[^\s\d]{1,8}(?:\/[^\s\d]{1,8})?)?`;
const figure = new RegExp(`^${sign}${number}(?:\\s?(?:[–-]|to)\\s?${sign}${number})?${unit}$`, 'u');

/** A placeholder for a figure: a dash, "no data". */
const gap = /^\D{0,10}$/;

export default function Table({ data }: WidgetProps<'table'>): ReactNode {
  const nameId = useId();
  const { caption, columns = [], rows, rowHeaders = false } = data;
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  if (width === 0) return null;
  // Without a caption, the first row names the table, in the language of the page.
  const isNamedByRow = !caption && columns.length === 0;
  const classes = figureColumns(rows, width).map((hasFigures, index) =>
    hasFigures && !(rowHeaders && index === 0) ? figures : undefined,
  );
  return (
    <ScrollFrame labelledBy={nameId} className={tableFrame}>
      <table className={printedTable} data-named-rows={rowHeaders ? '' : undefined}>
        {caption && <caption id={nameId}>{caption}</caption>}
        {columns.length > 0 && (
          <thead>
            <tr id={caption ? undefined : nameId}>
              {inColumns(columns, width).map((column, index) =>
                column ? (
                  <th key={index} scope="col" className={classes[index]}>
                    {column}
                  </th>
                ) : (
                  <td key={index} />
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex} id={isNamedByRow && rowIndex === 0 ? nameId : undefined}>
              {inColumns(row, width).map((cell, index) =>
                rowHeaders && index === 0 ? (
                  <th key={index} scope="row">
                    <RichHtml as="span" html={cell} />
                  </th>
                ) : (
                  <RichHtml key={index} as="td" html={cell} className={classes[index]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** Pads short rows: unequal rows break in every browser. */
function inColumns(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, index) => cells[index] ?? '');
}

/** The columns whose cells are mostly figures and otherwise gaps. Pure. */
export function figureColumns(rows: readonly (readonly string[])[], width: number): boolean[] {
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => textOf(row[column] ?? '')).filter((text) => text !== '');
    const figures = cells.filter((text) => figure.test(text));
    return (
      figures.length * 2 > cells.length && cells.every((text) => figures.includes(text) || gap.test(text))
    );
  });
}

function textOf(cell: string): string {
  return cell.length > longestCell ? cell : textOfHtml(cell);
}
