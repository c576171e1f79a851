import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

/** Two states side by side, loaded when it is opened. */
export const CompareDialog = onDemand(() => import('./CompareDialog.tsx'));

const compare: Command = {
  name: 'compare',
  title: words.names.compare,
  group: 'Article',
  keys: ['Mod+Shift+D'],
  keysHold: 'everywhere',
  words: words.foundBy.compare,
  when: ({ view }) => view.canSave,
  run: ({ openDialog }) => openDialog(CompareDialog),
};

/** Two states of the article side by side. */
export const compareTool: Tool = { commands: [compare] };
