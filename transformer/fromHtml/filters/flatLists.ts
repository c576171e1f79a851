import {
  elementNamed,
  isBlankText,
  isElement,
  type TreeElement,
  type TreeNode,
} from '../../html/treeNodes.ts';
import { isComment } from '../tree/walk.ts';

/** A list item of a program without nested lists: siblings with a level. */
export interface FlatItem {
  /** From 1, for the outermost list. */
  readonly level: number;
  readonly isNumbered: boolean;
  readonly type?: string | undefined;
  readonly number?: number | undefined;
  readonly content: TreeNode[];
}

interface OpenList {
  readonly level: number;
  readonly list: TreeElement;
  next: number;
}

const maxLevel = 12;

/**
 * Makes lists of consecutive items. Displayed numbers stay. `itemsOf` returns undefined for other elements.
 * @param continues whether an element belongs to the previous item
 */
export function withLists(
  nodes: readonly TreeNode[],
  itemsOf: (element: TreeElement) => readonly FlatItem[] | undefined,
  continues: (element: TreeElement) => boolean = () => false,
): TreeNode[] {
  const out: TreeNode[] = [];
  let open: OpenList[] = [];
  for (const node of nodes) {
    if (!isElement(node)) {
      if (!isBlankText(node) && !isComment(node)) open = [];
      if (open.length === 0) out.push(node);
      continue;
    }
    const items = itemsOf(node);
    const last = open.at(-1)?.list.children.at(-1);
    if (items) for (const item of items) addItem(item, open, out);
    else if (continues(node) && last && isElement(last)) last.children.push(elementNamed('p', node.children));
    else {
      open = [];
      node.children = withLists(node.children, itemsOf, continues);
      out.push(node);
    }
  }
  return out;
}

function addItem(item: FlatItem, open: OpenList[], out: TreeNode[]): void {
  const { level, isNumbered, content } = item;
  const depth = Math.min(level, maxLevel);
  const name = isNumbered ? 'ol' : 'ul';
  while (open.length > 0 && (open.at(-1)?.level ?? 0) > depth) open.pop();
  const current = open.at(-1);
  const { type, number } = current?.level === depth ? inSequence(item, current) : item;
  const isContinued =
    current?.level === depth &&
    current.list.name === name &&
    (!isNumbered || (current.list.attribs.type ?? '1') === (type ?? '1')) &&
    // A list that starts at 1 again is a new list.
    !(isNumbered && number === 1 && current.next > 1);
  if (current?.level === depth && !isContinued) open.pop();
  if (!isContinued) {
    const list = elementNamed(name, [], {
      ...(type === undefined || type === '1' ? {} : { type }),
      ...(isNumbered && number !== undefined && number !== 1 ? { start: String(number) } : {}),
    });
    const parent = open.at(-1)?.list.children.at(-1);
    if (parent && isElement(parent)) parent.children.push(list);
    else out.push(list);
    open.push({ level: depth, list, next: number ?? 1 });
  }
  const target = open.at(-1);
  if (!target) return;
  const isOwnNumber = isNumbered && number !== undefined && number !== target.next;
  target.list.children.push(elementNamed('li', content, isOwnNumber ? { value: String(number) } : {}));
  target.next = (number ?? target.next) + 1;
}

/** Positions in the alphabet of the letters that are Roman numbers: i, v, x. */
const lettersOfRomans: ReadonlyMap<number, number> = new Map([
  [1, 9],
  [5, 22],
  [10, 24],
]);

/** Resolves ambiguous markers by the previous item: an "i" after "h" is a letter. */
function inSequence({ type, number }: FlatItem, { list, next }: OpenList): Pick<FlatItem, 'type' | 'number'> {
  const letters = type === 'i' ? 'a' : 'A';
  const isLetter =
    (type === 'i' || type === 'I') &&
    list.attribs.type === letters &&
    number !== undefined &&
    lettersOfRomans.get(number) === next;
  return isLetter ? { type: letters, number: next } : { type, number };
}

/** The number of a marker such as `1.`, `(a)` or `iv)`; undefined for a bullet. */
export function numberOf(marker: string): { readonly type: string; readonly number: number } | undefined {
  const [, written = ''] =
    /^\(?(?:\d+\.)*(\d{1,4}|[a-z]{1,5}|[A-Z]{1,5})\s*[.):]*$/.exec(marker.trim()) ?? [];
  // Courier's bullet of the second level.
  if (written === '' || marker.trim() === 'o') return undefined;
  if (/^\d/.test(written)) return { type: '1', number: Number(written) };
  const small = written.toLowerCase();
  const isSmall = written === small;
  const roman = romanNumber(small);
  if (roman !== undefined && !/^[cdlm]$/.test(small)) return { type: isSmall ? 'i' : 'I', number: roman };
  if (small.length > 1) return undefined;
  return { type: isSmall ? 'a' : 'A', number: small.charCodeAt(0) - 'a'.charCodeAt(0) + 1 };
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 };

function romanNumber(letters: string): number | undefined {
  if (!/^(?=.)(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/.test(letters)) return undefined;
  const values = [...letters].map((letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
