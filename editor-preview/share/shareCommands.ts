import type { Command } from '../commands/command.ts';

/** Gives somebody without a token a look at the article. */
export const share: Command = {
  name: 'share',
  title: 'Share a preview',
  group: 'Article',
  words: 'link send show',
  when: ({ view }) => view.canSave,
  run: ({ openDialog }) => openDialog('share'),
};
