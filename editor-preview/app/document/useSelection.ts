import { useCallback, useMemo, useState } from 'react';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { DocumentView } from './documentView.ts';
import { type ShownDocument, useDocumentPart } from './useDocument.ts';

/** How a field is shown: focused with a caret, or only scrolled to while it is edited elsewhere. */
export interface GoTo {
  readonly isInPage?: boolean;
  readonly caret?: number | undefined;
  /** The block was just added: what it lacks is not reported until it is left. */
  readonly isNew?: boolean;
}

export interface Selection {
  readonly blocks: ReadonlySet<string>;
  readonly block: string;
  readonly pointer: string | undefined;
  readonly how: GoTo;
  /** The selected block, if it was just added. */
  readonly newBlock: string | undefined;
  readonly leaveNew: () => void;
  readonly select: (ids: readonly string[], pointer?: string, how?: GoTo) => void;
  readonly setPointer: (pointer: string | undefined) => void;
}

const noBlocks: readonly string[] = [];
const inForm: GoTo = {};

interface ChosenNow {
  ids: readonly string[];
  pointer: string | undefined;
  how: GoTo;
  isNew: boolean;
}

/** The selection. Deleted blocks are deselected. */
export function useSelection(document: ShownDocument<Pick<DocumentView, 'article'>>): Selection {
  const [{ ids, pointer, how, isNew }, setChosen] = useState<ChosenNow>({
    ids: noBlocks,
    pointer: undefined,
    how: inForm,
    isNew: false,
  });
  const there = useDocumentPart(
    document,
    ({ article }) =>
      ids.every((id) => article.nodes.has(id)) ? ids : ids.filter((id) => article.nodes.has(id)),
    isSameList,
  );
  const blocks = useMemo(() => new Set(there), [there]);
  const select = useCallback((next: readonly string[], at?: string, way: GoTo = inForm) => {
    setChosen((before) => ({
      ids: next,
      pointer: at,
      how: way,
      isNew: way.isNew ?? (before.isNew && isSameList(before.ids, next)),
    }));
  }, []);
  const leaveNew = useCallback(() => {
    setChosen((before) => (before.isNew ? { ...before, isNew: false } : before));
  }, []);
  const setPointer = useCallback((at: string | undefined) => {
    setChosen((before) =>
      before.pointer === at && before.how === inForm ? before : { ...before, pointer: at, how: inForm },
    );
  }, []);
  const block = there[0] ?? articleItself;
  const newBlock = isNew ? there[0] : undefined;
  return useMemo(
    () => ({ blocks, block, pointer, how, newBlock, leaveNew, select, setPointer }),
    [blocks, block, pointer, how, newBlock, leaveNew, select, setPointer],
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
