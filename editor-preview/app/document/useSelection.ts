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

export interface NewPlace {
  readonly block: string;
  /** From the block, with item keys; '' is the whole block. */
  readonly pointer: string;
}

export interface Selection {
  readonly blocks: ReadonlySet<string>;
  readonly block: string;
  readonly pointer: string | undefined;
  readonly how: GoTo;
  /** What was just added: the selected block, or an item in it. */
  readonly newPlace: NewPlace | undefined;
  readonly addNew: (pointer: string) => void;
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
  newAt: string | undefined;
}

/** Deleted blocks are deselected. */
export function useSelection(document: ShownDocument<Pick<DocumentView, 'article'>>): Selection {
  const [{ ids, pointer, how, newAt }, setChosen] = useState<ChosenNow>({
    ids: noBlocks,
    pointer: undefined,
    how: inForm,
    newAt: undefined,
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
      newAt: way.isNew ? '' : isSameList(before.ids, next) ? before.newAt : undefined,
    }));
  }, []);
  const leaveNew = useCallback(() => {
    setChosen((before) => (before.newAt === undefined ? before : { ...before, newAt: undefined }));
  }, []);
  const setPointer = useCallback((at: string | undefined) => {
    setChosen((before) =>
      before.pointer === at && before.how === inForm
        ? before
        : { ...before, pointer: at, how: inForm, newAt: leaves(at, before.newAt) ? undefined : before.newAt },
    );
  }, []);
  const addNew = useCallback((at: string) => {
    setChosen((before) => (before.newAt === '' ? before : { ...before, newAt: at }));
  }, []);
  const block = there[0] ?? articleItself;
  const newPlace = useMemo(
    () =>
      newAt === undefined || (newAt === '' && block === articleItself)
        ? undefined
        : { block, pointer: newAt },
    [block, newAt],
  );
  return useMemo(
    () => ({ blocks, block, pointer, how, newPlace, addNew, leaveNew, select, setPointer }),
    [blocks, block, pointer, how, newPlace, addNew, leaveNew, select, setPointer],
  );
}

/** Whether the focus goes from what was added to another field. */
function leaves(at: string | undefined, newAt: string | undefined): boolean {
  return at !== undefined && newAt !== undefined && !`${at}/`.startsWith(`${newAt}/`);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
