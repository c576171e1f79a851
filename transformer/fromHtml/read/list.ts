import type { JsonObject } from '#contracts/json/json.ts';
import { hasBlock, isBlankText, isElement, type TreeElement } from '../../html/treeNodes.ts';
import { writeTree } from '../tree/writeTree.ts';
import { checklistMark } from './prose.ts';

// The limits of the block `list`: larger lists stay in rich text.
const maxItems = 200;
const maxItem = 10_000;

/**
 * A long bulleted list becomes several blocks. Undefined for lists that only rich text can hold: with nested
 * lists or paragraphs, or other numbers than 1, 2, 3.
 */
export function listData(list: TreeElement): JsonObject[] | undefined {
  const { name, attribs, children } = list;
  const items = children.filter(isElement);
  const isNumbered = name === 'ol';
  const { start = '1', type = '1', reversed } = attribs;
  const hasOwnNumbers =
    start.trim() !== '1' ||
    type !== '1' ||
    reversed !== undefined ||
    items.some((item) => item.attribs.value !== undefined);
  if (items.some((item) => item.children.some(hasBlock))) return undefined;
  if (isNumbered && (hasOwnNumbers || items.length > maxItems)) return undefined;
  const lines = items.map((item) => writeTree(item.children));
  const filled = lines.filter((line) => line !== '');
  const shown = isNumbered ? lines : filled;
  if (filled.length === 0 || lines.some((line) => line.length > maxItem)) return undefined;
  return Array.from({ length: Math.ceil(shown.length / maxItems) }, (_, index) => ({
    ...(isNumbered ? { style: 'number' } : checklistMark in attribs ? { style: 'check' } : {}),
    items: shown.slice(index * maxItems, (index + 1) * maxItems),
  }));
}

/** Unwraps single paragraphs in items, and removes the default start number. */
export function withPlainItems(list: TreeElement): TreeElement {
  const { attribs } = list;
  if (attribs.start?.trim() === '1') delete attribs.start;
  if (attribs.type === '1') delete attribs.type;
  for (const item of list.children.filter(isElement)) {
    const parts = item.children.filter((part) => !isBlankText(part));
    const [first, ...others] = parts;
    const isParagraph = first && isElement(first) && first.name === 'p';
    const hasOnlyLists = others.every((part) => isElement(part) && /^[uo]l$/.test(part.name));
    if (isParagraph && hasOnlyLists) item.children = [...first.children, ...others];
    for (const part of others) if (isElement(part) && /^[uo]l$/.test(part.name)) withPlainItems(part);
  }
  return list;
}
