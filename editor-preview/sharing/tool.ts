import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';

const ShareDialog = onDemand(() => import('./ShareDialog.tsx'));

/** Gives somebody without a token a look at the article. */
export const share: Command = {
  name: 'share',
  title: 'Share a preview',
  group: 'Article',
  words: 'link send show',
  when: ({ view }) => view.canSave,
  run: ({ openDialog }) => openDialog(ShareDialog),
};

/** Links by which others look at the article. */
export const shareTool: Tool = { commands: [share] };
