import { useCallback, useMemo, useState } from 'react';
import { articleItself, type EditedArticle } from '../../contracts/editing/editedArticle.ts';

/** What the editor looks at: chosen blocks, and a field of the first of them. */
export interface Selection {
  /** None: the article itself. */
  readonly blocks: ReadonlySet<string>;
  /** The block whose form is shown; `articleItself` for the article's own fields. */
  readonly block: string;
  /** From that block, with the keys of items. */
  readonly pointer: string | undefined;
  readonly select: (ids: readonly string[], pointer?: string) => void;
  readonly setPointer: (pointer: string | undefined) => void;
}

const nothing: readonly string[] = [];

/** Keeps what is chosen. Blocks that are gone are chosen no more. */
export function useSelection(article: EditedArticle): Selection {
  const [{ ids, pointer }, setChosen] = useState({ ids: nothing, pointer: undefined as string | undefined });
  const areThere = ids.every((id) => article.nodes.has(id));
  const there = useMemo(
    () => (areThere ? ids : ids.filter((id) => article.nodes.has(id))),
    [ids, areThere, article],
  );
  const blocks = useMemo(() => new Set(there), [there]);
  const select = useCallback((next: readonly string[], at?: string) => {
    setChosen({ ids: next, pointer: at });
  }, []);
  const setPointer = useCallback((at: string | undefined) => {
    setChosen((before) => (before.pointer === at ? before : { ...before, pointer: at }));
  }, []);
  return { blocks, block: there[0] ?? articleItself, pointer, select, setPointer };
}
