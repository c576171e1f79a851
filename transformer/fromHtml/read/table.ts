import type { JsonObject } from '#contracts/json/json.ts';
import { elementOf } from '../../html/elements.ts';
import {
  elementNamed,
  hasBlock,
  isBlankText,
  isElement,
  isText,
  type TreeElement,
  type TreeNode,
} from '../../html/treeNodes.ts';
import type { AddNote } from '../note.ts';
import { textOfTree, writeTree } from '../tree/writeTree.ts';
import { headText } from './headText.ts';

// The limits of the block `table`: larger tables stay in rich text.
const maxColumns = 20;
const maxRows = 200;
const maxLabel = 120;
const maxCaption = 300;
const maxCell = 10_000;

interface Row {
  readonly cells: readonly TreeElement[];
  readonly isHead: boolean;
}

/**
 * Too many rows become several blocks. Undefined for tables that only rich text can hold: with merged cells,
 * lists or paragraphs.
 */
export function tableData(table: TreeElement, note: AddNote): JsonObject[] | undefined {
  const rows = rowsOf(table);
  const cells = rows.flatMap((row) => row.cells);
  const width = rows.reduce((widest, { cells: { length } }) => Math.max(widest, length), 0);
  if (width === 0 || width > maxColumns || cells.some(isMerged) || !cells.every(isLine)) return undefined;
  const caption = textOfTree(
    table.children.filter((child) => isElement(child) && child.name === 'caption'),
    { withStruck: true },
  );
  const [first, ...others] = rows;
  if (!first || caption.length > maxCaption) return undefined;
  const hasHead = others.length > 0 && isHeadRow(first);
  const body = (hasHead ? others : rows).map((row) => row.cells.map((cell) => writeTree(cell.children)));
  const columns = hasHead ? first.cells.map((cell) => headText(cell.children, note)) : [];
  if (body.flat().some((html) => html.length > maxCell) || columns.some((label) => label.length > maxLabel))
    return undefined;
  const bodyRows = hasHead ? others : rows;
  const hasRowHeads = width > 1 && bodyRows.every((row) => row.cells[0]?.name === 'th');
  const full = <Cell>(row: readonly (Cell | string)[]): (Cell | string)[] =>
    Array.from({ length: width }, (_, column) => row[column] ?? '');
  const chunks = Array.from({ length: Math.ceil(body.length / maxRows) }, (_, index) =>
    body.slice(index * maxRows, (index + 1) * maxRows),
  );
  return chunks.map((chunk, index) => ({
    ...(caption === '' || index > 0 ? {} : { caption }),
    ...(hasHead ? { columns: full(columns) } : {}),
    rows: chunk.map(full),
    ...(hasRowHeads ? { rowHeaders: true } : {}),
  }));
}

function rowsOf(table: TreeElement): Row[] {
  const rows: Row[] = [];
  const add = (frame: TreeElement): void => {
    for (const child of frame.children) {
      if (!isElement(child)) continue;
      if (child.name === 'tr') {
        const cells = child.children.filter(isElement);
        if (cells.some(hasContent)) rows.push({ cells, isHead: frame.name === 'thead' });
      } else if (child.name !== 'caption') add(child);
    }
  };
  add(table);
  return rows;
}

function hasContent(node: TreeNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  return isElement(node) && (/^(?:cite|img)$/.test(node.name) || node.children.some(hasContent));
}

function isHeadRow({ cells, isHead }: Row): boolean {
  return isHead || cells.every(({ name }) => name === 'th');
}

/** A bold first row becomes headings: some programs have no header cells. */
export function withBoldHead(table: TreeElement, note: AddNote): TreeElement {
  const [first, ...others] = rowsOf(table);
  if (!first || others.length === 0 || isHeadRow(first)) return table;
  const filled = first.cells.filter(hasContent);
  if (!filled.every(isBold)) return table;
  note('look', 'bold-row', filled.map((cell) => textOfTree([cell])).join(', '));
  for (const cell of first.cells) {
    cell.name = 'th';
    cell.children = cell.children.flatMap((child) => (isElement(child) ? child.children : [child]));
  }
  return table;
}

function isBold({ children }: TreeElement): boolean {
  return children.every(
    (child) => (isElement(child) && child.name === 'strong') || (isText(child) && child.data.trim() === ''),
  );
}

function isMerged({ attribs: { colspan = '1', rowspan = '1' } }: TreeElement): boolean {
  return colspan !== '1' || rowspan !== '1';
}

function isLine(cell: TreeElement): boolean {
  return cell.children.every((child) => {
    const isParagraph = isElement(child) && child.name === 'p';
    return isParagraph ? child.children.every((inner) => !hasBlock(inner)) : !hasBlock(child);
  });
}

/** Cells with only paragraphs get line breaks instead. */
export function withLinesInCells(table: TreeElement): TreeElement {
  for (const row of rowsOf(table))
    for (const cell of row.cells) {
      const parts = cell.children;
      const areParagraphs = parts.every((part) => isElement(part) && part.name === 'p');
      if (!areParagraphs || !isLine(cell)) continue;
      cell.children = parts.flatMap((part, index) => [
        ...(index === 0 ? [] : [elementNamed('br')]),
        ...(isElement(part) ? part.children : []),
      ]);
    }
  return table;
}

export function isLayoutTable(table: TreeElement): boolean {
  if (/^(?:presentation|none)$/i.test(table.attribs.role ?? '')) return true;
  const cells = partsOfTable(table.children).filter(({ name }) => name === 'td' || name === 'th');
  // Word positions text boxes by empty cells.
  return cells.filter(hasContent).length <= 1 || cells.some((cell) => hasTable(cell.children));
}

export function partsOfTable(nodes: readonly TreeNode[]): TreeElement[] {
  return nodes.flatMap((node) => {
    if (isElement(node) && /^(?:t[dh]|caption)$/.test(node.name)) return [node];
    if (isElement(node) && /^(?:t(?:head|body|foot|r)|colgroup)$/.test(node.name))
      return partsOfTable(node.children);
    return isBlankText(node) ? [] : [elementNamed('div', [node])];
  });
}

function hasTable(nodes: readonly TreeNode[]): boolean {
  return nodes.some(
    (node) =>
      isElement(node) &&
      elementOf(node.name).level === 'block' &&
      (node.name === 'table' || hasTable(node.children)),
  );
}
