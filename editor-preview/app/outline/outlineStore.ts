import type { DocumentView } from '../document/documentView.ts';
import type { ShownDocument } from '../document/useDocument.ts';
import { type OutlineRow, outlineRows } from './outlineRows.ts';

/** A store of outline rows: each row subscribes to itself, the tree to the list of ids. */
export type OutlineStore = ReturnType<typeof createOutlineStore>;

interface Shown {
  readonly article: DocumentView['article'];
  readonly folded: ReadonlySet<string>;
  readonly rows: readonly OutlineRow[];
  readonly ids: readonly string[];
  readonly byId: ReadonlyMap<string, OutlineRow>;
}

export function createOutlineStore(document: ShownDocument<Pick<DocumentView, 'article'>>) {
  const listeners = new Set<() => void>();
  let folded: ReadonlySet<string> = new Set();
  let shown: Shown | undefined;

  function now(): Shown {
    const { article } = document.view();
    if (shown?.article === article && shown.folded === folded) return shown;
    const rows = outlineRows(article, folded, shown?.byId);
    const isSame =
      rows.length === shown?.ids.length && rows.every(({ id }, index) => id === shown?.ids[index]);
    shown = {
      article,
      folded,
      rows,
      ids: shown && isSame ? shown.ids : rows.map(({ id }) => id),
      byId: new Map(rows.map((row) => [row.id, row])),
    };
    return shown;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const leave = document.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    rows: () => now().rows,
    /** Their ids: the same list until rows are added, removed or moved. */
    ids: () => now().ids,
    row: (id: string) => now().byId.get(id),
    fold: (id: string) => {
      const after = new Set(folded);
      if (!after.delete(id)) after.add(id);
      folded = after;
      for (const listener of listeners) listener();
    },
  };
}
