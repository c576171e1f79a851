import type { ReactNode } from 'react';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { useCommentsNow } from '../collaborators/collaborators.ts';
import { MainButton } from '../parts/buttons.tsx';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { commentsPanel } from './commentsPanel.ts';
import { markedBar } from './MarkedWordsBar.styles.ts';

export function MarkedWordsBar(props: {
  context: Pick<CommandContext, 'collaborators' | 'openPanel' | 'select'>;
}): ReactNode {
  const { context } = props;
  const { collaborators, openPanel, select } = context;
  const { marked } = useCommentsNow(collaborators);
  if (!marked) return null;
  return (
    <div className={markedBar}>
      <MainButton
        onClick={() => {
          select(marked.block === articleItself ? [] : [marked.block]);
          openPanel(commentsPanel);
          collaborators.comments.compose();
        }}
      >
        {words.commentsPanel.commentOnWords(marked.words.text)}
      </MainButton>
    </div>
  );
}
