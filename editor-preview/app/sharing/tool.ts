import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';

const ShareDialog = onDemand(() => import('./ShareDialog.tsx'));

export const share: Command = {
  name: 'share',
  title: words.names.sharePreview,
  group: 'Article',
  words: words.foundBy.sharePreview,
  when: ({ view }) => view.canSave,
  run: ({ openDialog }) => openDialog(ShareDialog),
};

export const shareTool: Tool = { commands: [share] };
