import { useRef } from 'react';
import { useCommentsNow } from '../company/company.ts';
import type { CommandContext } from '../tool/command.ts';
import { createPlacer, type PlacedComment } from './placedComments.ts';

export function usePlacedComments({
  company,
  view: { article },
}: Pick<CommandContext, 'company' | 'view'>): readonly PlacedComment[] {
  const { comments } = useCommentsNow(company);
  const placer = useRef<ReturnType<typeof createPlacer>>(undefined);
  placer.current ??= createPlacer();
  return placer.current(comments, article);
}

export function useOpenComments({ context }: { context: Pick<CommandContext, 'company'> }): number {
  return useCommentsNow(context.company).comments.filter(({ resolved }) => !resolved).length;
}
