import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

export const ConflictsDialog = onDemand(() => import('./ConflictsDialog.tsx'));

const conflicts: Command = {
  name: 'conflicts',
  title: words.names.conflicts,
  group: 'Article',
  words: words.foundBy.conflicts,
  when: ({ view }) => view.conflicts.length + view.expectedConflicts.length > 0,
  run: ({ openDialog }) => openDialog(ConflictsDialog),
};

export const conflictsTool: Tool = { commands: [conflicts] };
