import { giveBlockIds } from '../../editing/giveIds.ts';
import type { Change } from '../../editing/operation.ts';
import { blockJson } from '../../editing/writeValue.ts';
import { blockFields } from '../../schemas/generated/blockFields.ts';
import { blockNames } from '../document/blockNames.ts';
import { blocksInOrder, outermost } from '../document/blockPlaces.ts';
import { type Clipboard, clipboardOf } from '../paste/clipboard.ts';
import { pasteNotes } from '../paste/lastPaste.ts';
import { pasteAsBlocks } from '../paste/pasteAsBlocks.ts';
import { blocksAsText } from './clipboard.ts';
import type { Command, CommandContext } from './command.ts';
import { insertBlocks } from './insertBlocks.ts';

const isAnyChosen = ({ selected }: CommandContext): boolean => selected.size > 0;

export const addBlock: Command = {
  name: 'add-block',
  title: 'Add a block',
  group: 'Blocks',
  keys: ['/', 'Mod+Enter'],
  words: 'insert new palette',
  run: ({ openDialog }) => openDialog('palette'),
};

export const duplicateBlocks: Command = {
  name: 'duplicate',
  title: 'Duplicate',
  group: 'Blocks',
  keys: ['Mod+D'],
  keysHold: 'outside texts',
  when: isAnyChosen,
  run: (context) => {
    const { article } = context.view;
    const ids = outermost(article, context.selected);
    const taken = new Set(article.nodes.keys());
    const copies = ids.map((id) => giveBlockIds(blockJson(article, id), blockFields, taken));
    insertBlocks(context, copies, `Duplicate ${blockNames(article, ids)}`);
  },
};

export const deleteBlocks: Command = {
  name: 'delete',
  title: 'Delete',
  group: 'Blocks',
  keys: ['Delete', 'Backspace'],
  keysHold: 'among blocks',
  words: 'remove',
  when: isAnyChosen,
  run: (context) => removeChosen(context, 'Delete'),
};

/** Takes the chosen blocks out, and goes to the block that was behind them, or before. */
function removeChosen(
  { document, view: { article }, selected, select, tell }: CommandContext,
  verb: string,
): void {
  const ids = outermost(article, selected);
  if (ids.length === 0) return;
  const all = blocksInOrder(article);
  const gone = new Set(ids.flatMap((id) => [id, ...insideOf(all, article.nodes, id)]));
  const last = all.findLastIndex((id) => gone.has(id));
  const next =
    all.slice(last).find((id) => !gone.has(id)) ?? all.slice(0, last).findLast((id) => !gone.has(id));
  const label = `${verb} ${blockNames(article, ids)}`;
  document.edit(
    ids.map((block): Change => ({ kind: 'remove', block })),
    { label },
  );
  select(next === undefined ? [] : [next]);
  tell(`${label}. Undo brings it back.`);
}

function insideOf(
  all: readonly string[],
  nodes: CommandContext['view']['article']['nodes'],
  id: string,
): string[] {
  const children = all.filter((other) => nodes.get(other)?.slot?.parent === id);
  return children.flatMap((child) => [child, ...insideOf(all, nodes, child)]);
}

export const copyBlocks: Command = {
  name: 'copy',
  title: 'Copy',
  group: 'Blocks',
  keys: ['Mod+C'],
  keysHold: 'browser',
  when: isAnyChosen,
  run: (context) => {
    void toClipboard(context).then((done) => {
      if (done) context.tell(`Copied ${chosenNames(context)}.`);
    });
  },
};

export const cutBlocks: Command = {
  name: 'cut',
  title: 'Cut',
  group: 'Blocks',
  keys: ['Mod+X'],
  keysHold: 'browser',
  when: isAnyChosen,
  run: (context) => {
    void toClipboard(context).then((done) => {
      if (done) removeChosen(context, 'Cut');
    });
  },
};

export const pasteBlocks: Command = {
  name: 'paste',
  title: 'Paste',
  group: 'Blocks',
  keys: ['Mod+V'],
  keysHold: 'browser',
  run: (context) => {
    readSystemClipboard().then(
      (clipboard) => pasteAsBlocks(context, clipboard),
      () =>
        context.tell(
          'The browser lets nobody read its clipboard from a menu. Press Control or Command and V.',
        ),
    );
  },
};

export const showPasteNotes: Command = {
  name: 'paste-notes',
  title: 'Notes on what was pasted',
  group: 'Blocks',
  words: 'lost to do uncertain',
  when: () => pasteNotes().length > 0,
  run: ({ openDialog }) => openDialog('pasted'),
};

function chosenNames({ view, selected }: CommandContext): string {
  return blockNames(view.article, outermost(view.article, selected));
}

async function toClipboard({ view, selected, tell }: CommandContext): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(blocksAsText(view.article, selected));
    return true;
  } catch {
    tell('The browser did not let the blocks be copied from a menu. Press Control or Command and C.');
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
    .map(async (type) => new File(item ? [await item.getType(type)] : [], 'Pasted picture', { type }));
  return {
    html: await read('text/html'),
    text: await read('text/plain'),
    pictures: await Promise.all(pictures),
  };
}

/**
 * The browser's own copy, cut and paste, where no text is being written.
 *
 * @returns whether it was about blocks
 */
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
  if (type === 'cut') removeChosen(context, 'Cut');
  else context.tell(`Copied ${chosenNames(context)}.`);
  return true;
}
