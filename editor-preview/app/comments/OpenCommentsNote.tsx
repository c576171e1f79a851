import type { ReactNode } from 'react';
import { LinkButton } from '../parts/buttons.tsx';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { commentsPanel } from './commentsPanel.ts';
import { useOpenComments } from './useComments.ts';

interface OpenCommentsNoteProps {
  context: Pick<CommandContext, 'collaborators' | 'openPanel'>;
  onShow: () => void;
}

/** A note about open comments while publishing. It does not block. */
export function OpenCommentsNote({ context, onShow }: OpenCommentsNoteProps): ReactNode {
  const count = useOpenComments({ context });
  if (count === 0) return null;
  return (
    <p>
      {words.commentsPanel.notResolved(count)}{' '}
      <LinkButton
        onClick={() => {
          onShow();
          context.openPanel(commentsPanel);
        }}
      >
        {words.commentsPanel.show}
      </LinkButton>
    </p>
  );
}
