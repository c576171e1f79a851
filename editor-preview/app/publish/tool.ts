import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

export const PublishDialog = onDemand(() => import('./PublishDialog.tsx'));

const publish: Command = {
  name: 'publish',
  title: words.publish,
  group: 'Article',
  when: ({ view }) => view.canSave,
  run: ({ openDialog }) => openDialog(PublishDialog),
};

export const publishTool: Tool = { commands: [publish] };
