import type { Command } from '../commands/command.ts';

/** What is about how the article came to be what it is. */
export const historyCommands: readonly Command[] = [
  {
    name: 'history',
    title: 'History',
    group: 'Go to',
    words: 'revisions versions log changes take back restore record export',
    when: ({ view }) => view.canSave,
    run: ({ openPanel }) => openPanel('history'),
  },
  {
    name: 'compare',
    title: 'Compare…',
    group: 'Article',
    keys: ['Mod+Shift+D'],
    keysHold: 'everywhere',
    words: 'diff differences versions revisions side by side published restore',
    when: ({ view }) => view.canSave,
    run: ({ openDialog }) => openDialog('compare'),
  },
];
