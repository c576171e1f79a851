import { useEffect, useMemo, useRef } from 'react';
import type { Selection } from '../app/useSelection.ts';
import type { CommandContext } from '../commands/command.ts';
import { type FieldComments, useCommentsNow } from './company.ts';
import { commentCounts, createPlacer, fieldCounts, type PlacedComment } from './placedComments.ts';

/** The comments where they stand now. The same list as long as nothing of it is different. */
export function usePlacedComments({
  company,
  view: { article },
}: Pick<CommandContext, 'company' | 'view'>): readonly PlacedComment[] {
  const { comments } = useCommentsNow(company);
  const placer = useRef<ReturnType<typeof createPlacer>>(undefined);
  placer.current ??= createPlacer();
  return placer.current(comments, article);
}

/** How many comments nobody has resolved. */
export function useOpenComments({ context }: { context: Pick<CommandContext, 'company'> }): number {
  return useCommentsNow(context.company).comments.filter(({ resolved }) => !resolved).length;
}

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
        openPanel.current('comments');
      },
    }),
    [placed, block, setPointer, comments],
  );
  return { badges, fields };
}

const none: ReadonlyMap<string, number> = new Map();
