import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

export const CompareDialog = onDemand(() => import('./CompareDialog.tsx'));

const compare: Command = {
  name: 'compare',
  title: words.names.compare,
  group: 'Article',
  keys: ['Mod+Shift+D'],
  keysScope: 'everywhere',
  words: words.foundBy.compare,
  when: ({ view }) => view.canSave,
  run: ({ openDialog }) => openDialog(CompareDialog),
};

export const compareTool: Tool = { commands: [compare] };
