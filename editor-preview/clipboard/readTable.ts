import type { JsonObject } from '#editing/editedValue.ts';
import { words } from '../words/words.ts';
import { type Note, quoted } from './pasteNote.ts';

interface ReadCell {
  readonly html: string;
  readonly text: string;
  readonly isHead: boolean;
}

/** A browser takes no more columns for one cell. */
const mostColumns = 100;

/**
 * The data of a table block. Cells that reach over others are written in the first of them.
 *
 * @param inline the formatted text of a cell
 */
export function readTable(
  table: Element,
  inline: (nodes: readonly Node[]) => string,
  note: Note,
): JsonObject | undefined {
  const caption = table.querySelector(':scope > caption');
  if (table.querySelector('table')) note('look', words.pasting.tableInTable(quoted(table.textContent ?? '')));
  if (table.querySelector('[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])'))
    note('look', words.pasting.mergedCells(quoted(table.textContent ?? '')));
  const rows = gridOf(table, inline).filter((row) => row.some(({ html }) => html !== ''));
  const [first, ...others] = rows;
  if (!first) return undefined;
  const isMarked = first.every(({ isHead }) => isHead);
  const isBold = first.every(({ html }) => html === '' || /^<strong>[\s\S]*<\/strong>$/.test(html));
  const hasHead = others.length > 0 && (isMarked || (isBold && first.some(({ html }) => html !== '')));
  if (hasHead && !isMarked)
    note('look', words.pasting.boldRow(quoted(first.map(({ text }) => text).join(', '))));
  const body = hasHead ? others : rows;
  const hasRowHeads = body.every((row) => row[0]?.isHead) && body.some((row) => row.length > 1);
  const captionText = (caption?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return {
    ...(captionText === '' ? {} : { caption: captionText.slice(0, 300) }),
    ...(hasHead ? { columns: first.map(({ text }) => text) } : {}),
    rows: body.map((row) => row.map(({ html }) => html)),
    ...(hasRowHeads ? { rowHeaders: true } : {}),
  };
}

function gridOf(table: Element, inline: (nodes: readonly Node[]) => string): ReadCell[][] {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const grid: (ReadCell | undefined)[][] = rows.map(() => []);
  rows.forEach((row, index) => {
    const line = grid[index] ?? [];
    let column = 0;
    for (const cell of row.children) {
      if (cell.localName !== 'td' && cell.localName !== 'th') continue;
      while (line[column]) column++;
      const read: ReadCell = {
        html: inline(linesOf(cell)),
        text: (cell.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim(),
        isHead: cell.localName === 'th' || cell.closest('thead') !== null,
      };
      const [across, down] = [
        spanOf(cell, 'colspan'),
        Math.min(spanOf(cell, 'rowspan'), rows.length - index),
      ];
      for (let below = 0; below < down; below++)
        for (let beside = 0; beside < across; beside++) {
          const target = grid[index + below];
          if (target) target[column + beside] = below + beside === 0 ? read : { ...read, html: '', text: '' };
        }
      column += across;
    }
  });
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) =>
    Array.from({ length: width }, (_, column) => row[column] ?? { html: '', text: '', isHead: false }),
  );
}

/** The paragraphs of a cell are lines of it. */
function linesOf(cell: Element): Node[] {
  const paragraphs = [...cell.children].filter(({ localName }) => localName === 'p' || localName === 'div');
  if (paragraphs.length !== cell.children.length || paragraphs.length < 2) return [...cell.childNodes];
  return paragraphs.flatMap((paragraph, index) => [
    ...(index === 0 ? [] : [cell.ownerDocument.createElement('br')]),
    ...paragraph.childNodes,
  ]);
}

function spanOf(cell: Element, name: string): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isFinite(span) ? Math.min(mostColumns, Math.max(1, span)) : 1;
}
