import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

export const ParkedDialog = onDemand(() => import('./ParkedDialog.tsx'));

const parked: Command = {
  name: 'parked',
  title: words.names.parked,
  group: 'Article',
  words: words.foundBy.parked,
  when: ({ view }) => view.parked.length + view.toBeParked.length > 0,
  run: ({ openDialog }) => openDialog(ParkedDialog),
};

/** Conflicts with others' changes. */
export const parkedTool: Tool = { commands: [parked] };
