import type { Command } from '../commands/command.ts';

const renamePath: Command = {
  name: 'rename-path',
  title: 'Rename the path',
  group: 'Article',
  words: 'address url slug redirect move article',
  when: ({ view }) => view.canSave && view.deleted === undefined,
  run: ({ openDialog }) => openDialog('rename'),
};

const deleteArticle: Command = {
  name: 'delete-article',
  title: 'Delete the article',
  group: 'Article',
  words: 'remove withdraw',
  when: ({ view }) => view.canSave && view.deleted === undefined,
  run: ({ openDialog }) => openDialog('delete'),
};

/** What is about where the article stands. */
export const placeCommands: readonly Command[] = [renamePath, deleteArticle];
