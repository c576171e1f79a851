import { useEffect, useMemo, useRef } from 'react';
import type { FieldComments } from '../collaborators/collaborators.ts';
import { useCommentsNow } from '../collaborators/collaborators.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import { useDocumentPart } from '../document/useDocument.ts';
import type { Selection } from '../document/useSelection.ts';
import type { CommandContext } from '../tool/command.ts';
import { commentsPanel } from './commentsPanel.ts';
import { commentCounts, createPlacer, fieldCounts } from './placedComments.ts';

export function useCommentMarks(
  context: Pick<CommandContext, 'collaborators' | 'openPanel'> & { document: EditorDocument },
  { block, setPointer }: Pick<Selection, 'block' | 'setPointer'>,
): { badges: ReadonlyMap<string, number>; fields: FieldComments } {
  const { comments: all } = useCommentsNow(context.collaborators);
  const placer = useRef<ReturnType<typeof createPlacer>>(undefined);
  placer.current ??= createPlacer();
  const { current: place } = placer;
  const placed = useDocumentPart(context.document, ({ article }) => place(all, article));
  const badges = useDocumentPart(
    context.document,
    ({ article }) => (placed.length > 0 ? commentCounts(placed, article) : none),
    areSameCounts,
  );
  const openPanel = useRef(context.openPanel);
  useEffect(() => {
    openPanel.current = context.openPanel;
  });
  const { comments } = context.collaborators;
  const fields = useMemo(
    (): FieldComments => ({
      counts: fieldCounts(placed, block),
      show: (pointer) => {
        const one = placed.find(
          ({ now, comment }) =>
            !comment.resolved &&
            now.kind !== 'block-deleted' &&
            now.block === block &&
            ('pointer' in now ? (now.pointer ?? '') : '') === pointer,
        );
        setPointer(pointer || undefined);
        comments.setCurrent(one?.comment.id);
        openPanel.current(commentsPanel);
      },
    }),
    [placed, block, setPointer, comments],
  );
  return { badges, fields };
}

const none: ReadonlyMap<string, number> = new Map();

function areSameCounts(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([block, count]) => other.get(block) === count);
}
