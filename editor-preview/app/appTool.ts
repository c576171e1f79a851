import type { Touched } from '../../editing/touched.ts';
import { savingInWords } from '../document/saving.ts';
import type { Command, CommandContext, Pane, PaneBeside } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { CommandsDialog } from './CommandsDialog.tsx';

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
  run: ({ openDialog }) => openDialog(CommandsDialog),
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

/** How much wider a part beside the page becomes at once, in CSS pixels. */
const widerBy = 64;
const besides: Readonly<Record<PaneBeside, string>> = { outline: 'outline', block: 'form' };

/** For those who do not drag its edge. */
function widthCommands(pane: PaneBeside): Command[] {
  const command = (how: string, by: number | undefined): Command => ({
    name: `${pane}-${how.replaceAll(' ', '-')}`,
    title: `Make the ${besides[pane]} ${how}`,
    group: 'View',
    words: 'width panel pane column size',
    run: ({ widen }) => widen(pane, by),
  });
  return [
    command('wider', widerBy),
    command('narrower', -widerBy),
    command('as wide as at first', undefined),
  ];
}

/** What is about the tool itself, and about going through it. */
export const appTool: Tool = {
  commands: [
    undo,
    redo,
    save,
    findCommand,
    writeInPage,
    goToPane('outline'),
    goToPane('page'),
    goToPane('block'),
    goToPane('problems'),
    ...widthCommands('outline'),
    ...widthCommands('block'),
  ],
};
