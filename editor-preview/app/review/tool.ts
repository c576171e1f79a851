import type { Command } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';
import { ScheduleDialog, SignInDialog } from './dialogs.ts';
import { reviewPanel } from './reviewPanel.ts';

const reviewCommands: readonly Command[] = [
  {
    name: 'review',
    title: words.names.review,
    group: 'Go to',
    words: words.foundBy.review,
    when: ({ view }) => view.canSave,
    run: ({ openPanel }) => openPanel(reviewPanel),
  },
  {
    name: 'plan',
    title: words.names.plan,
    group: 'Article',
    words: words.foundBy.plan,
    when: ({ view }) => view.canSave,
    run: ({ openDialog }) => openDialog(ScheduleDialog),
  },
  {
    name: 'sign-in',
    title: words.names.signInAgain,
    group: 'Article',
    words: words.foundBy.signInAgain,
    when: ({ view }) => view.canSave,
    run: ({ openDialog }) => openDialog(SignInDialog),
  },
];

export const reviewTool: Tool = { commands: reviewCommands, panel: reviewPanel };
