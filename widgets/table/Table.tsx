import { cx } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { RichHtml } from '../../transformer/html/RichHtml.tsx';
import type { WidgetProps } from '../../transformer/widget.ts';
import { printedTable } from '../ui/printedTable.styles.ts';
import { scrollCue } from '../ui/scrollCue.styles.ts';
import { figures, tableFrame } from '../ui/tableFrame.styles.ts';
import { figureColumns } from './figureColumns.ts';

/** A table with its caption, column headings and, where the author says so, row headings. Columns of figures end in line. */
export default function Table({ data }: WidgetProps<BlockDataByType['table']>): ReactNode {
  const captionId = useId();
  const { caption, columns = [], rows, rowHeaders = false } = data;
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  if (width === 0) return null;
  const classes = figureColumns(rows, width).map((holdsFigures, index) =>
    holdsFigures && !(rowHeaders && index === 0) ? figures : undefined,
  );
  return (
    <section
      className={cx(scrollCue, tableFrame)}
      aria-labelledby={caption ? captionId : undefined}
      aria-label={caption ? undefined : 'Table'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll what does not fit (WCAG 2.1.1)
      tabIndex={0}
    >
      <table className={printedTable} data-named-rows={rowHeaders ? '' : undefined}>
        {caption && <caption id={captionId}>{caption}</caption>}
        {columns.length > 0 && (
          <thead>
            <tr>
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
            <tr key={rowIndex}>
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
    </section>
  );
}

/** Rows that are too short are filled up: a table whose rows differ in length reads wrong in every browser. */
function inColumns(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, index) => cells[index] ?? '');
}
