import type { Touched } from '#editor-preview/model/touched.ts';
import { languageAddress, languageFields, otherThan } from '#editor-preview/model/words/language.ts';
import { savingInWords } from '../document/saving.ts';
import { sendForm } from '../parts/sendForm.ts';
import type { Command, CommandContext, Pane, ResizablePane } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { toolLanguage, words } from '../words/words.ts';
import { CommandsDialog, ShortcutsDialog } from './CommandsDialog.tsx';

export const undo: Command = {
  name: 'undo',
  title: words.undo,
  group: 'Article',
  keys: ['Mod+Z'],
  keysScope: 'outside texts',
  when: ({ view }) => view.undo !== undefined,
  run: (context) => goTo(context, context.document.undo()),
};

export const redo: Command = {
  name: 'redo',
  title: words.redo,
  group: 'Article',
  keys: ['Mod+Shift+Z', 'Mod+Y'],
  keysScope: 'outside texts',
  when: ({ view }) => view.redo !== undefined,
  run: (context) => goTo(context, context.document.redo()),
};

function goTo({ document, select }: CommandContext, touched: readonly Touched[] | undefined): void {
  const { nodes } = document.view().article;
  const block = touched?.find((place) => nodes.has(place.block))?.block;
  if (block) select([block]);
  else if (touched) select([]);
}

const save: Command = {
  name: 'save',
  title: words.saving.saveNow,
  group: 'Article',
  keys: ['Mod+S'],
  keysScope: 'everywhere',
  when: ({ view }) => view.canSave,
  run: ({ document, announce }) => {
    void document.save().then((isSaved) => {
      announce(isSaved ? words.saving.allSaved : savingInWords(document.view().saving));
    });
  },
};

const writeInPage: Command = {
  name: 'write-in-page',
  title: words.commands.writeInPage,
  group: 'Go to',
  keys: ['F2'],
  keysScope: 'among blocks',
  words: words.commands.writeInPageIsFoundBy,
  run: (context) => context.writeInPage(),
};

const findCommand: Command = {
  name: 'find-command',
  title: words.commands.find,
  group: 'Go to',
  keys: ['Mod+K'],
  keysScope: 'everywhere',
  run: ({ openDialog }) => openDialog(CommandsDialog),
};

const showShortcuts: Command = {
  name: 'keyboard-shortcuts',
  title: words.commands.shortcuts,
  group: 'Go to',
  words: words.commands.shortcutsAreFoundBy,
  run: ({ openDialog }) => openDialog(ShortcutsDialog),
};

const digits: Readonly<Record<Pane, string>> = { outline: '1', page: '2', block: '3', problems: '4' };

function goToPane(pane: Pane): Command {
  return {
    name: `go-to-${pane}`,
    title: words.panes.goTo[pane],
    group: 'Go to',
    keys: [`Alt+${digits[pane]}`],
    keysScope: 'everywhere',
    run: ({ focusPane }) => focusPane(pane),
  };
}

const widerBy = 64;

/** A keyboard alternative to dragging the splitter. */
function widthCommands(pane: ResizablePane): Command[] {
  const command = (how: 'wider' | 'narrower' | 'asAtFirst', by: number | undefined): Command => ({
    name: `${pane}-${how === 'asAtFirst' ? 'as-wide-as-at-first' : how}`,
    title: words.panes[how][pane],
    group: 'View',
    words: words.panes.widthIsFoundBy,
    run: ({ widen }) => widen(pane, by),
  });
  return [command('wider', widerBy), command('narrower', -widerBy), command('asAtFirst', undefined)];
}

/** The server stores the choice and re-renders the page. Unsaved changes are sent or stay queued. */
const speakOther: Command = {
  name: 'speak-other-language',
  title: words.otherLanguage,
  group: 'View',
  words: 'language idioma español English',
  run: ({ document }) => {
    void document.save().then(() => {
      const { pathname, search } = window.location;
      sendForm(languageAddress, [
        [languageFields.language, otherThan(toolLanguage)],
        [languageFields.after, pathname + search],
      ]);
    });
  },
};

export const appTool: Tool = {
  commands: [
    undo,
    redo,
    save,
    findCommand,
    showShortcuts,
    speakOther,
    writeInPage,
    goToPane('outline'),
    goToPane('page'),
    goToPane('block'),
    goToPane('problems'),
    ...widthCommands('outline'),
    ...widthCommands('block'),
  ],
};
