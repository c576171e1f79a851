import { plainView } from '../pageView/frameView.ts';
import { type PageView, pageWidths } from '../pageView/pageView.ts';
import type { Command, CommandContext } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';
import { differencesOf } from './viewInWords.ts';

const { now } = words.view;

type Viewed = (view: PageView) => Partial<PageView>;

function viewing(change: Viewed, message: (view: PageView) => string): Command['run'] {
  return ({ page, announce }) => {
    const part = change(page.view);
    page.change(part);
    announce(message({ ...page.view, ...part }));
  };
}

function widthCommand(widths: PageView['widths'], key: string): Command {
  const title = widths === 'all' ? words.names.allWidths : words.names.width(widths);
  return {
    name: `width-${widths}`,
    title,
    group: 'View',
    keys: [`Alt+Shift+${key}`],
    keysScope: 'everywhere',
    words: words.foundBy.width,
    run: viewing(
      () => ({ widths, medium: 'screen' }),
      () => title,
    ),
  };
}

const openView: Command = {
  name: 'view',
  title: words.names.view,
  group: 'View',
  words: words.foundBy.view,
  run: ({ page }) => page.openChoices(),
};

const dark: Command = {
  name: 'view-dark',
  title: words.names.dark,
  group: 'View',
  words: words.foundBy.dark,
  run: viewing(
    ({ colours }) => ({ colours: colours === 'dark' ? 'system' : 'dark', medium: 'screen' }),
    ({ colours }) => (colours === 'dark' ? now.dark : now.asComputer),
  ),
};

const print: Command = {
  name: 'view-print',
  title: words.names.printed,
  group: 'View',
  words: words.foundBy.printed,
  run: viewing(
    ({ medium }) => ({ medium: medium === 'print' ? 'screen' : 'print' }),
    ({ medium }) => (medium === 'print' ? now.printed : now.onScreen),
  ),
};

const withoutScript: Command = {
  name: 'view-no-script',
  title: words.names.noScripts,
  group: 'View',
  words: words.foundBy.noScripts,
  run: viewing(
    ({ hasScript }) => ({ hasScript: !hasScript }),
    ({ hasScript }) => (hasScript ? now.scripts : now.noScripts),
  ),
};

const pageAlone: Command = {
  name: 'view-alone',
  title: words.names.alone,
  group: 'View',
  keys: ['Alt+Shift+0'],
  keysScope: 'everywhere',
  words: words.foundBy.alone,
  run: viewing(
    ({ isAlone }) => ({ isAlone: !isAlone }),
    ({ isAlone }) => (isAlone ? now.alone : now.sideBySide),
  ),
};

const plain: Command = {
  name: 'view-plain',
  title: words.names.plain,
  group: 'View',
  words: words.foundBy.plain,
  when: ({ page }) => differencesOf(page.view).length > 0,
  run: viewing(
    () => plainParts,
    () => now.plain,
  ),
};

export const plainParts: Partial<PageView> = plainView;

const printPage: Command = {
  name: 'print',
  title: words.names.print,
  group: 'View',
  words: words.foundBy.print,
  run: ({ page }: CommandContext) => page.print(),
};

const [phone, tablet, desktop] = pageWidths;

export const viewTool: Tool = {
  commands: [
    widthCommand(phone, '1'),
    widthCommand(tablet, '2'),
    widthCommand(desktop, '3'),
    widthCommand('all', '4'),
    pageAlone,
    openView,
    dark,
    print,
    withoutScript,
    plain,
    printPage,
  ],
};
