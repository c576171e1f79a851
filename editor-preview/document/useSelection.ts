import { useCallback, useMemo, useState } from 'react';
import { articleItself } from '#editing/editedArticle.ts';
import type { DocumentView } from './documentView.ts';
import { type ShownDocument, useDocumentPart } from './useDocument.ts';

/** How a field is shown: focused with a caret, or only scrolled to while it is edited elsewhere. */
export interface GoTo {
  readonly isInPage?: boolean;
  readonly caret?: number | undefined;
}

/** The selected blocks, and a field of the first one. */
export interface Selection {
  /** Empty: the article itself. */
  readonly blocks: ReadonlySet<string>;
  /** The block of the form; `articleItself` for the article's own fields. */
  readonly block: string;
  /** From that block, with item keys. */
  readonly pointer: string | undefined;
  /** Edited in the page, or with the caret at a position of the field's text. */
  readonly how: GoTo;
  readonly select: (ids: readonly string[], pointer?: string, how?: GoTo) => void;
  readonly setPointer: (pointer: string | undefined) => void;
}

const nothing: readonly string[] = [];
const inForm: GoTo = {};

interface ChosenNow {
  ids: readonly string[];
  pointer: string | undefined;
  how: GoTo;
}

/** The selection. Deleted blocks are deselected. */
export function useSelection(document: ShownDocument<Pick<DocumentView, 'article'>>): Selection {
  const [{ ids, pointer, how }, setChosen] = useState<ChosenNow>({
    ids: nothing,
    pointer: undefined,
    how: inForm,
  });
  const there = useDocumentPart(
    document,
    ({ article }) =>
      ids.every((id) => article.nodes.has(id)) ? ids : ids.filter((id) => article.nodes.has(id)),
    isSameList,
  );
  const blocks = useMemo(() => new Set(there), [there]);
  const select = useCallback((next: readonly string[], at?: string, way: GoTo = inForm) => {
    setChosen({ ids: next, pointer: at, how: way });
  }, []);
  const setPointer = useCallback((at: string | undefined) => {
    setChosen((before) =>
      before.pointer === at && before.how === inForm ? before : { ...before, pointer: at, how: inForm },
    );
  }, []);
  const block = there[0] ?? articleItself;
  return useMemo(
    () => ({ blocks, block, pointer, how, select, setPointer }),
    [blocks, block, pointer, how, select, setPointer],
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
