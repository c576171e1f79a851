import type { HtmlElement } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'a11y/table-headers',
  severity: 'warning',
  summary: 'A table has no headers.',
  blocks: {
    table({ data, place }, report) {
      if (hasText(data.columns) || data.rowHeaders) return;
      report(
        place('/data'),
        'This table has no headers, so screen readers cannot say what a cell is about. Add column headers, or mark the first cell of each row as a header.',
      );
    },
  },
  elements: {
    table(element, field, report) {
      const cells = cellsOf(element);
      if (cells.length < 2 || cells.some(({ name }) => name === 'th') || rowsOf(cells) < 2) return;
      report(
        field.placeOfTag(element),
        'This table has no headers, so screen readers cannot say what a cell is about. Write the headers as <th>, or use a table block.',
        { evidence: field.html.slice(element.start, element.contentStart) },
      );
    },
  },
};

function hasText(columns: readonly string[] = []): boolean {
  return columns.some((column) => column.trim() !== '');
}

function cellsOf({ children }: HtmlElement): HtmlElement[] {
  return children.flatMap((child) => {
    if (child.kind !== 'element') return [];
    return child.name === 'td' || child.name === 'th' ? [child] : cellsOf(child);
  });
}

function rowsOf(cells: readonly HtmlElement[]): number {
  return new Set(cells.map(({ parent }) => parent)).size;
}
