import { useCallback, useMemo, useState } from 'react';
import { articleItself } from '#editing/editedArticle.ts';
import type { DocumentView } from './documentView.ts';
import { type ShownDocument, useDocumentPart } from './useDocument.ts';

/** How the tool goes to a place: to its field, with the caret in its text, or only to show it while it is written elsewhere. */
export interface GoTo {
  readonly isInPage?: boolean;
  readonly caret?: number | undefined;
}

/** What the editor looks at: chosen blocks, and a field of the first of them. */
export interface Selection {
  /** None: the article itself. */
  readonly blocks: ReadonlySet<string>;
  /** The block whose form is shown; `articleItself` for the article's own fields. */
  readonly block: string;
  /** From that block, with the keys of items. */
  readonly pointer: string | undefined;
  /** How it is looked at there: written in the page, or with the caret at a place of the field's text. */
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

/** Keeps what is chosen. Blocks that are gone are chosen no more. */
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
