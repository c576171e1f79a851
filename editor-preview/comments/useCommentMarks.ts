import { useEffect, useMemo, useRef } from 'react';
import type { FieldComments } from '../company/company.ts';
import type { Selection } from '../document/useSelection.ts';
import type { CommandContext } from '../tool/command.ts';
import { commentsPanel } from './commentsPanel.ts';
import { commentCounts, fieldCounts } from './placedComments.ts';
import { usePlacedComments } from './useComments.ts';

/** What outline and form show of comments. */
export function useCommentMarks(
  context: Pick<CommandContext, 'company' | 'view' | 'openPanel'>,
  { block, setPointer }: Pick<Selection, 'block' | 'setPointer'>,
): { badges: ReadonlyMap<string, number>; fields: FieldComments } {
  const { article } = context.view;
  const placed = usePlacedComments(context);
  const hasAny = placed.length > 0;
  const badges = useMemo(
    () => (hasAny ? commentCounts(placed, article) : none),
    [hasAny, placed, hasAny ? article : undefined],
  );
  const openPanel = useRef(context.openPanel);
  useEffect(() => {
    openPanel.current = context.openPanel;
  });
  const { comments } = context.company;
  const fields = useMemo(
    (): FieldComments => ({
      counts: fieldCounts(placed, block),
      show: (pointer) => {
        const one = placed.find(
          ({ now, comment }) =>
            !comment.resolved &&
            now.kind !== 'block-gone' &&
            now.block === block &&
            ('pointer' in now ? (now.pointer ?? '') : '') === pointer,
        );
        setPointer(pointer || undefined);
        comments.lookAt(one?.comment.id);
        openPanel.current(commentsPanel);
      },
    }),
    [placed, block, setPointer, comments],
  );
  return { badges, fields };
}

const none: ReadonlyMap<string, number> = new Map();
