import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { Command, CommandContext } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';
import { commentsPanel } from './commentsPanel.ts';
import { markedInField, selectionInForm } from './markedWords.ts';
import { createPlacer, inPageOrder, isOpen } from './placedComments.ts';

const comment: Command = {
  name: 'comment',
  title: words.names.comment,
  group: 'Article',
  keys: ['Mod+Alt+M'],
  keysScope: 'everywhere',
  words: words.foundBy.comment,
  when: ({ view }) => view.canSave,
  run: (context) => {
    const { comments } = context.collaborators;
    const marked = markedInForm(context);
    if (marked) comments.mark(marked);
    context.openPanel(commentsPanel);
    // The panel takes the focus first, then its input.
    queueMicrotask(comments.compose);
  },
};

function markedInForm({ view: { article }, selected }: CommandContext) {
  const found = selectionInForm(document);
  const [block = articleItself] = selected;
  return found && markedInField(article, { block, pointer: found.pointer }, found.marked);
}

const showComments: Command = {
  name: 'show-comments',
  title: words.names.showComments,
  group: 'Go to',
  keys: ['Alt+5'],
  keysScope: 'everywhere',
  when: ({ view }) => view.canSave,
  run: ({ openPanel }) => openPanel(commentsPanel),
};

const walk = (direction: 1 | -1): Command => ({
  name: direction > 0 ? 'next-comment' : 'previous-comment',
  title: direction > 0 ? words.names.nextComment : words.names.previousComment,
  group: 'Go to',
  keys: [direction > 0 ? 'F9' : 'Shift+F9'],
  keysScope: 'everywhere',
  words: words.foundBy.nextComment,
  when: ({ view, collaborators }) =>
    view.canSave && collaborators.comments.now().comments.some(({ resolved }) => !resolved),
  run: ({ view: { article }, collaborators: { comments }, select, openPanel, announce }) => {
    const { comments: all, current } = comments.now();
    const open = inPageOrder(createPlacer()(all, article), article).filter(isOpen);
    const at = open.findIndex(({ comment: { id } }) => id === current);
    const next = at < 0 && direction < 0 ? open.at(-1) : open[(at + direction + open.length) % open.length];
    if (!next) return;
    const { now, comment: one } = next;
    comments.setCurrent(one.id);
    if (now.kind !== 'block-deleted')
      select(now.block === articleItself ? [] : [now.block], 'pointer' in now ? now.pointer : undefined);
    openPanel(commentsPanel);
    announce(
      words.commentsPanel.walked(
        open.indexOf(next) + 1,
        open.length,
        one.remarks[0].author,
        one.remarks[0].text,
      ),
    );
  },
});

export const commentsTool: Tool = {
  commands: [comment, showComments, walk(1), walk(-1)],
  panel: commentsPanel,
};
