import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';

export const UnmergedDialog = onDemand(() => import('./UnmergedDialog.tsx'));

const unmerged: Command = {
  name: 'unmerged',
  title: 'Changes that could not be merged',
  group: 'Article',
  words: 'conflicts parked',
  when: ({ view }) => view.parked.length + view.stranded.length > 0,
  run: ({ openDialog }) => openDialog(UnmergedDialog),
};

/** What could not be merged with what others did. */
export const unmergedTool: Tool = { commands: [unmerged] };
