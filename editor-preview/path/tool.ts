import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';

const RenameDialog = onDemand(() => import('./RenameDialog.tsx'));
const DeleteDialog = onDemand(() => import('./DeleteDialog.tsx'));

const renamePath: Command = {
  name: 'rename-path',
  title: 'Rename the path',
  group: 'Article',
  words: 'address url slug redirect move article',
  when: ({ view }) => view.canSave && view.deleted === undefined,
  run: ({ openDialog }) => openDialog(RenameDialog),
};

const deleteArticle: Command = {
  name: 'delete-article',
  title: 'Delete the article',
  group: 'Article',
  words: 'remove withdraw',
  when: ({ view }) => view.canSave && view.deleted === undefined,
  run: ({ openDialog }) => openDialog(DeleteDialog),
};

/** What is about where the article stands. */
export const pathTool: Tool = { commands: [renamePath, deleteArticle] };
