import { attributeOf, type HtmlElement } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'table/ragged',
  severity: 'warning',
  summary: 'A row of a table has more or fewer cells than the others.',
  blocks: {
    table({ data: { columns = [], rows }, place }, report) {
      const width = columns.length || (rows[0]?.length ?? 0);
      rows.forEach((cells, index) => {
        if (cells.length !== width) report(place(`/data/rows/${index}`), messageFor(cells.length, width));
      });
    },
  },
  elements: {
    table(table, field, report) {
      const rows = rowsOf(table);
      // Only a browser can count cells with `rowspan`.
      if (rows.some((row) => cellsOf(row).some((cell) => attributeOf(cell, 'rowspan')))) return;
      const width = Math.max(0, ...rows.slice(0, 1).map(widthOf));
      for (const row of rows) {
        if (widthOf(row) === width) continue;
        report(field.placeOfTag(row), messageFor(widthOf(row), width), {
          evidence: field.html.slice(row.start, row.contentStart),
        });
      }
    },
  },
};

function messageFor(cells: number, width: number): string {
  return `This row has ${cells} cells, but the table has ${width} columns, so values may be in the wrong column. Give each row one cell for each column; cells may be empty.`;
}

function rowsOf(element: HtmlElement): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (child.kind !== 'element' || child.name === 'table') return [];
    return child.name === 'tr' ? [child] : rowsOf(child);
  });
}

function cellsOf({ children }: HtmlElement): HtmlElement[] {
  return children.filter(
    (child): child is HtmlElement => child.kind === 'element' && (child.name === 'td' || child.name === 'th'),
  );
}

function widthOf(row: HtmlElement): number {
  return cellsOf(row).reduce((sum, cell) => sum + (Number(attributeOf(cell, 'colspan')?.value) || 1), 0);
}
