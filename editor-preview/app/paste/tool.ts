import { isAnyChosen, removeChosen } from '../blocks/tool.ts';
import { type Clipboard, clipboardOf } from '../clipboard/clipboard.ts';
import { pasteNotes } from '../clipboard/lastPaste.ts';
import { blocksAsText } from '../clipboard/ourBlocks.ts';
import { blockNames } from '../document/blockNames.ts';
import { outermost } from '../document/blockPlaces.ts';
import type { Command, CommandContext } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';
import { PasteDialog, pasteAsBlocks } from './pasteAsBlocks.ts';

const copyBlocks: Command = {
  name: 'copy',
  title: words.names.copy,
  group: 'Blocks',
  keys: ['Mod+C'],
  keysScope: 'browser',
  when: isAnyChosen,
  run: (context) => {
    void toClipboard(context).then((done) => {
      if (done) context.announce(words.pasting.copied(chosenNames(context)));
    });
  },
};

const cutBlocks: Command = {
  name: 'cut',
  title: words.names.cut,
  group: 'Blocks',
  keys: ['Mod+X'],
  keysScope: 'browser',
  when: isAnyChosen,
  run: (context) => {
    void toClipboard(context).then((done) => {
      if (done) removeChosen(context, 'cut');
    });
  },
};

const pasteBlocks: Command = {
  name: 'paste',
  title: words.names.paste,
  group: 'Blocks',
  keys: ['Mod+V'],
  keysScope: 'browser',
  run: (context) => {
    readSystemClipboard().then(
      (clipboard) => pasteAsBlocks(context, clipboard),
      () => context.announce(words.pasting.pasteByKeys),
    );
  },
};

const showPasteNotes: Command = {
  name: 'paste-notes',
  title: words.names.pasteNotes,
  group: 'Blocks',
  words: words.foundBy.pasteNotes,
  when: () => pasteNotes().length > 0,
  run: ({ openDialog }) => openDialog(PasteDialog),
};

export const pasteTool: Tool = { commands: [copyBlocks, cutBlocks, pasteBlocks, showPasteNotes] };

function chosenNames({ view, selected }: CommandContext): string {
  return blockNames(view.article, outermost(view.article, selected));
}

async function toClipboard({ view, selected, announce }: CommandContext): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(blocksAsText(view.article, selected));
    return true;
  } catch {
    announce(words.pasting.copyByKeys);
    return false;
  }
}

async function readSystemClipboard(): Promise<Clipboard> {
  const [item] = await navigator.clipboard.read();
  const types = item?.types ?? [];
  const read = async (type: string): Promise<string> =>
    item && types.includes(type) ? (await item.getType(type)).text() : '';
  const pictures = types
    .filter((type) => type.startsWith('image/'))
    .map(async (type) => new File(item ? [await item.getType(type)] : [], words.pictures.pasted, { type }));
  return {
    html: await read('text/html'),
    text: await read('text/plain'),
    pictures: await Promise.all(pictures),
  };
}

/** Outside of text inputs. Returns whether the event concerned blocks. */
export function onClipboardEvent(
  context: CommandContext,
  event: ClipboardEvent,
  latest: () => CommandContext,
): boolean {
  const { clipboardData, type } = event;
  if (!clipboardData) return false;
  if (type === 'paste') {
    const clipboard = clipboardOf(clipboardData);
    const { html, text, pictures } = clipboard;
    if (html === '' && text === '' && pictures.length === 0) return false;
    pasteAsBlocks(context, clipboard, latest);
    return true;
  }
  if (context.selected.size === 0) return false;
  clipboardData.setData('text/plain', blocksAsText(context.view.article, context.selected));
  if (type === 'cut') removeChosen(context, 'cut');
  else context.announce(words.pasting.copied(chosenNames(context)));
  return true;
}
