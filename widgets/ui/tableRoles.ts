/**
 * The roles that a table's elements have anyway. Browsers forget them where cells are laid out as boxes, so a table that
 * is laid out so on some screens says them.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
