import type { ReactNode } from 'react';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { useCommentsNow } from '../collaborators/collaborators.ts';
import { mainButton } from '../parts/controls.styles.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { commentsPanel } from './commentsPanel.ts';
import { markedBar } from './MarkedWordsBar.styles.ts';

/** A button to comment on selected words in the page. */
export function MarkedWordsBar({
  context,
}: {
  context: Pick<CommandContext, 'collaborators' | 'openPanel' | 'select'>;
}): ReactNode {
  const { collaborators, openPanel, select } = context;
  const { marked } = useCommentsNow(collaborators);
  if (!marked) return null;
  return (
    <div className={markedBar}>
      <button
        type="button"
        className={mainButton}
        onClick={() => {
          select(marked.block === articleItself ? [] : [marked.block]);
          openPanel(commentsPanel);
          collaborators.comments.compose();
        }}
      >
        {words.commentsPanel.commentOnWords(marked.words.text)}
      </button>
    </div>
  );
}
