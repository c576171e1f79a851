import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

const RenameDialog = onDemand(() => import('./RenameDialog.tsx'));
const DeleteDialog = onDemand(() => import('./DeleteDialog.tsx'));

const renamePath: Command = {
  name: 'rename-path',
  title: words.place.rename,
  group: 'Article',
  words: words.place.renameIsFoundBy,
  when: ({ view }) => view.canSave && view.deleted === undefined,
  run: ({ openDialog }) => openDialog(RenameDialog),
};

const deleteArticle: Command = {
  name: 'delete-article',
  title: words.place.delete,
  group: 'Article',
  words: words.place.deleteIsFoundBy,
  when: ({ view }) => view.canSave && view.deleted === undefined,
  run: ({ openDialog }) => openDialog(DeleteDialog),
};

export const pathTool: Tool = { commands: [renamePath, deleteArticle] };
