import type { ReactNode } from 'react';
import { articleItself } from '#editing/editedArticle.ts';
import { useCommentsNow } from '../company/company.ts';
import { mainButton } from '../parts/controls.styles.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { commentsPanel } from './commentsPanel.ts';
import { markedBar } from './MarkedWordsBar.styles.ts';

/** Over the page, while words in it are marked: the way to a comment on them. */
export function MarkedWordsBar({
  context,
}: {
  context: Pick<CommandContext, 'company' | 'openPanel' | 'select'>;
}): ReactNode {
  const { company, openPanel, select } = context;
  const { marked } = useCommentsNow(company);
  if (!marked) return null;
  return (
    <div className={markedBar}>
      <button
        type="button"
        className={mainButton}
        onClick={() => {
          select(marked.block === articleItself ? [] : [marked.block]);
          openPanel(commentsPanel);
          company.comments.compose();
        }}
      >
        {words.commentsPanel.commentOnWords(marked.words.text)}
      </button>
    </div>
  );
}
