import type { Command } from '../commands/command.ts';

/** What is about review, plans and who is signed in. */
export const reviewCommands: readonly Command[] = [
  {
    name: 'review',
    title: 'Review',
    group: 'Go to',
    words: 'ask for a review approve medical reviewer changes wanted plans',
    when: ({ view }) => view.canSave,
    run: ({ openPanel }) => openPanel('review'),
  },
  {
    name: 'plan',
    title: 'Plan publishing or withdrawal…',
    group: 'Article',
    words: 'schedule later date time zone embargo withdraw unpublish cancel',
    when: ({ view }) => view.canSave,
    run: ({ openDialog }) => openDialog('schedule'),
  },
  {
    name: 'sign-in',
    title: 'Sign in again…',
    group: 'Article',
    words: 'log in token session person',
    when: ({ view }) => view.canSave,
    run: ({ openDialog }) => openDialog('sign-in'),
  },
];
