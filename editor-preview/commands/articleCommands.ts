import type { Touched } from '../../editing/touched.ts';
import { savingInWords } from '../document/saving.ts';
import type { Command, CommandContext, Pane } from './command.ts';

export const undo: Command = {
  name: 'undo',
  title: 'Undo',
  group: 'Article',
  keys: ['Mod+Z'],
  keysHold: 'outside texts',
  when: ({ view }) => view.undo !== undefined,
  run: (context) => goTo(context, context.document.undo()),
};

export const redo: Command = {
  name: 'redo',
  title: 'Redo',
  group: 'Article',
  keys: ['Mod+Shift+Z', 'Mod+Y'],
  keysHold: 'outside texts',
  when: ({ view }) => view.redo !== undefined,
  run: (context) => goTo(context, context.document.redo()),
};

/** Shows what was taken back or brought back. */
function goTo({ document, select }: CommandContext, touched: readonly Touched[] | undefined): void {
  const { nodes } = document.view().article;
  const block = touched?.find((place) => nodes.has(place.block))?.block;
  if (block) select([block]);
  else if (touched) select([]);
}

const save: Command = {
  name: 'save',
  title: 'Save now',
  group: 'Article',
  keys: ['Mod+S'],
  keysHold: 'everywhere',
  when: ({ view }) => view.canSave,
  run: ({ document, tell }) => {
    void document.save().then((isSaved) => {
      tell(isSaved ? 'Everything is saved.' : savingInWords(document.view().saving));
    });
  },
};

const publish: Command = {
  name: 'publish',
  title: 'Publish',
  group: 'Article',
  when: ({ view }) => view.canSave,
  run: ({ openDialog }) => openDialog('publish'),
};

const articleAsJson: Command = {
  name: 'article-json',
  title: 'Article as JSON',
  group: 'Article',
  words: 'source code paste',
  run: ({ openDialog }) => openDialog('json'),
};

const unmerged: Command = {
  name: 'unmerged',
  title: 'Changes that could not be merged',
  group: 'Article',
  words: 'conflicts parked',
  when: ({ view }) => view.parked.length + view.stranded.length > 0,
  run: ({ openDialog }) => openDialog('unmerged'),
};

const writeInPage: Command = {
  name: 'write-in-page',
  title: 'Write in the page',
  group: 'Go to',
  keys: ['F2'],
  keysHold: 'among blocks',
  words: 'edit text in place',
  run: (context) => context.writeInPage(),
};

const findCommand: Command = {
  name: 'find-command',
  title: 'Find a command',
  group: 'Go to',
  keys: ['Mod+K'],
  keysHold: 'everywhere',
  run: ({ openDialog }) => openDialog('commands'),
};

const nextProblem: Command = {
  name: 'next-problem',
  title: 'Next problem',
  group: 'Go to',
  keys: ['F8'],
  keysHold: 'everywhere',
  when: ({ hasProblems }) => hasProblems,
  run: ({ walkProblems }) => walkProblems(1),
};

const previousProblem: Command = {
  name: 'previous-problem',
  title: 'Previous problem',
  group: 'Go to',
  keys: ['Shift+F8'],
  keysHold: 'everywhere',
  when: ({ hasProblems }) => hasProblems,
  run: ({ walkProblems }) => walkProblems(-1),
};

const panes: Readonly<Record<Pane, string>> = {
  outline: 'Outline',
  page: 'Page',
  block: 'Block',
  problems: 'Problems',
};
const digits: Readonly<Record<Pane, string>> = { outline: '1', page: '2', block: '3', problems: '4' };

function goToPane(pane: Pane): Command {
  return {
    name: `go-to-${pane}`,
    title: `Go to ${panes[pane]}`,
    group: 'Go to',
    keys: [`Alt+${digits[pane]}`],
    keysHold: 'everywhere',
    run: ({ focusPane }) => focusPane(pane),
  };
}

/** What is about the article as a whole, and about going through it. */
export const articleCommands: readonly Command[] = [
  undo,
  redo,
  save,
  publish,
  articleAsJson,
  unmerged,
  findCommand,
  writeInPage,
  nextProblem,
  previousProblem,
  goToPane('outline'),
  goToPane('page'),
  goToPane('block'),
  goToPane('problems'),
];
