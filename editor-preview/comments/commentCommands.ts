import { articleItself } from '../../contracts/editing/editedArticle.ts';
import type { Command, CommandContext } from '../commands/command.ts';
import { markedInField, selectionInForm } from './markedWords.ts';

const comment: Command = {
  name: 'comment',
  title: 'Comment',
  group: 'Article',
  keys: ['Mod+Alt+M'],
  keysHold: 'everywhere',
  words: 'note remark on words field block',
  when: ({ view }) => view.canSave,
  run: (context) => {
    const { comments } = context.company;
    const marked = markedInForm(context);
    if (marked) comments.mark(marked);
    context.openPanel('comments');
    comments.compose();
  },
};

/** Words that are marked in the form of the chosen block. */
function markedInForm({ view: { article }, selected }: CommandContext) {
  const found = selectionInForm(document);
  const [block = articleItself] = selected;
  return found && markedInField(article, { block, pointer: found.pointer }, found.marked);
}

const showComments: Command = {
  name: 'show-comments',
  title: 'Go to Comments',
  group: 'Go to',
  keys: ['Alt+5'],
  keysHold: 'everywhere',
  when: ({ view }) => view.canSave,
  run: ({ openPanel }) => openPanel('comments'),
};

export const commentCommands: readonly Command[] = [comment, showComments];
