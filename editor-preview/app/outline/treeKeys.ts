import type { OutlineRow } from './outlineRows.ts';

export type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'fold' | 'unfold'; readonly id: string };

/** The effect of a key at a row, by the ARIA tree pattern; undefined for other keys. */
export function treeMove(rows: readonly OutlineRow[], at: string, key: string): TreeMove | undefined {
  const index = rows.findIndex(({ id }) => id === at);
  const row = rows[index];
  const focus = (other: OutlineRow | undefined): TreeMove | undefined =>
    other && { kind: 'focus', id: other.id };
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1]);
    case 'ArrowUp':
      return focus(rows[index - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      if (!row?.childCount) return undefined;
      return row.isOpen ? focus(rows[index + 1]) : { kind: 'unfold', id: row.id };
    case 'ArrowLeft':
      if (row?.childCount && row.isOpen && row.level > 1) return { kind: 'fold', id: row.id };
      return row && row.level > 1 ? focus(rows.find(({ id }) => id === row.parent)) : undefined;
    default:
      return undefined;
  }
}

/** The next row after the current one whose name begins with the typed text. */
export function rowOfTyped(rows: readonly OutlineRow[], at: string, typed: string): OutlineRow | undefined {
  const index = rows.findIndex(({ id }) => id === at);
  // A longer text may still match the current row.
  const from = typed.length > 1 ? index : index + 1;
  const ordered = [...rows.slice(from), ...rows.slice(0, from)];
  const text = typed.toLowerCase();
  return ordered.find(({ title, summary }) =>
    [title, summary].some((name) => name.toLowerCase().startsWith(text)),
  );
}

export function rowsBetween(rows: readonly OutlineRow[], one: string, other: string): string[] {
  const [a, b] = [one, other].map((id) => rows.findIndex((row) => row.id === id));
  if (a === undefined || b === undefined || a < 0 || b < 0) return [other];
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id);
}
