import type { ReactNode } from 'react';
import { articleItself } from '../../editing/editedArticle.ts';
import type { CommandContext } from '../commands/command.ts';
import { mainButton } from '../parts/controls.styles.ts';
import { useCommentsNow } from './company.ts';
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
          openPanel('comments');
          company.comments.compose();
        }}
      >
        Comment on “{marked.words.text}”
      </button>
    </div>
  );
}
