import { useRef } from 'react';
import { useCommentsNow } from '../collaborators/collaborators.ts';
import type { CommandContext } from '../tool/command.ts';
import { createPlacer, type PlacedComment } from './placedComments.ts';

export function usePlacedComments({
  collaborators,
  view: { article },
}: Pick<CommandContext, 'collaborators' | 'view'>): readonly PlacedComment[] {
  const { comments } = useCommentsNow(collaborators);
  const placer = useRef<ReturnType<typeof createPlacer>>(undefined);
  placer.current ??= createPlacer();
  return placer.current(comments, article);
}

export function useOpenComments({ context }: { context: Pick<CommandContext, 'collaborators'> }): number {
  return useCommentsNow(context.collaborators).comments.filter(({ resolved }) => !resolved).length;
}
