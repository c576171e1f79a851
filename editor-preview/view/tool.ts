import { nobodyInParticular } from '../../contracts/previewReader.ts';
import { type PageView, pageWidths } from '../pageView/pageView.ts';
import type { Command, CommandContext } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';
import { differencesOf } from './viewInWords.ts';

type Viewed = (view: PageView) => Partial<PageView>;

/** Changes the view, and says what the page is seen as now. */
function viewing(what: Viewed, said: (view: PageView) => string): Command['run'] {
  return ({ page, tell }) => {
    const part = what(page.view);
    page.change(part);
    tell(said({ ...page.view, ...part }));
  };
}

function widthCommand(widths: PageView['widths'], key: string): Command {
  const title = widths === 'all' ? words.names.allWidths : words.names.width(widths);
  return {
    name: `width-${widths}`,
    title,
    group: 'View',
    keys: [`Alt+Shift+${key}`],
    keysHold: 'everywhere',
    words: 'phone tablet desktop breakpoint responsive mobile',
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
  words: 'experiment variant country date audience',
  run: ({ page }) => page.openChoices(),
};

const dark: Command = {
  name: 'view-dark',
  title: words.names.dark,
  group: 'View',
  words: 'night light scheme',
  run: viewing(
    ({ colours }) => ({ colours: colours === 'dark' ? 'system' : 'dark', medium: 'screen' }),
    ({ colours }) => (colours === 'dark' ? 'Dark' : 'In the colours of this computer'),
  ),
};

const print: Command = {
  name: 'view-print',
  title: words.names.printed,
  group: 'View',
  words: 'paper',
  run: viewing(
    ({ medium }) => ({ medium: medium === 'print' ? 'screen' : 'print' }),
    ({ medium }) => (medium === 'print' ? 'As printed' : 'As on a screen'),
  ),
};

const withoutScript: Command = {
  name: 'view-no-script',
  title: words.names.noScripts,
  group: 'View',
  words: 'JavaScript',
  run: viewing(
    ({ hasScript }) => ({ hasScript: !hasScript }),
    ({ hasScript }) => (hasScript ? 'With scripts' : 'Without scripts'),
  ),
};

const pageAlone: Command = {
  name: 'view-alone',
  title: words.names.alone,
  group: 'View',
  keys: ['Alt+Shift+0'],
  keysHold: 'everywhere',
  words: 'hide outline form wide',
  run: viewing(
    ({ isAlone }) => ({ isAlone: !isAlone }),
    ({ isAlone }) => (isAlone ? 'The page alone' : 'The page beside outline and form'),
  ),
};

const plain: Command = {
  name: 'view-plain',
  title: words.names.plain,
  group: 'View',
  words: 'default reset',
  when: ({ page }) => differencesOf(page.view).length > 0,
  run: viewing(
    () => plainParts,
    () => 'As most readers get it',
  ),
};

/** What takes back everything in which a view is not what most readers get. */
export const plainParts: Partial<PageView> = {
  reader: nobodyInParticular,
  medium: 'screen',
  colours: 'system',
  hasScript: true,
};

const printPage: Command = {
  name: 'print',
  title: words.names.print,
  group: 'View',
  words: 'paper PDF',
  run: ({ page }: CommandContext) => page.print(),
};

const [phone, tablet, desktop] = pageWidths;

/** How the page is looked at. */
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
