import { giveNewIds } from '#editor-preview/model/giveIds.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { blockJson } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { blockNames } from '../document/blockNames.ts';
import { blocksInOrder, outermost } from '../document/blockPlaces.ts';
import type { Command, CommandContext } from '../tool/command.ts';
import type { Tool } from '../tool/tool.ts';
import { words } from '../words/words.ts';
import { insertBlocks } from './insertBlocks.ts';
import { moveCommands } from './moveCommands.ts';

export const isAnyChosen = ({ selected }: CommandContext): boolean => selected.size > 0;

export const duplicateBlocks: Command = {
  name: 'duplicate',
  title: words.names.duplicate,
  group: 'Blocks',
  keys: ['Mod+D'],
  keysScope: 'outside texts',
  when: isAnyChosen,
  run: (context) => {
    const { article } = context.view;
    const ids = outermost(article, context.selected);
    const copies = ids.map((id) => giveNewIds(blockJson(article, id), blockFields));
    insertBlocks(context, copies, words.labels.duplicateNames(blockNames(article, ids)));
  },
};

export const deleteBlocks: Command = {
  name: 'delete',
  title: words.names.deleteBlocks,
  group: 'Blocks',
  keys: ['Delete', 'Backspace'],
  keysScope: 'among blocks',
  words: words.foundBy.deleteBlocks,
  when: isAnyChosen,
  run: (context) => removeChosen(context, 'delete'),
};

/** Removes the selected blocks, and selects the next or previous one. If that is refused, nothing changes. */
export function removeChosen(
  {
    document,
    view: { article },
    selected,
    select,
    announce,
  }: Pick<CommandContext, 'document' | 'view' | 'selected' | 'select' | 'announce'>,
  verb: 'delete' | 'cut',
): void {
  const ids = outermost(article, selected);
  if (ids.length === 0) return;
  const all = blocksInOrder(article);
  const removed = new Set(ids.flatMap((id) => [id, ...insideOf(all, article.nodes, id)]));
  const last = all.findLastIndex((id) => removed.has(id));
  const next =
    all.slice(last).find((id) => !removed.has(id)) ?? all.slice(0, last).findLast((id) => !removed.has(id));
  const names = blockNames(article, ids);
  const label = `${words.labels[verb]} ${names}`;
  const removals = ids.map((block): Change => ({ kind: 'remove', block }));
  // The document announces the reason: a second message would replace it.
  if (document.edit(removals, { label }) !== undefined) return;
  select(next === undefined ? [] : [next]);
  announce(words.blocks.removed[verb](names), label);
}

function insideOf(
  all: readonly string[],
  nodes: CommandContext['view']['article']['nodes'],
  id: string,
): string[] {
  const children = all.filter((other) => nodes.get(other)?.slot?.parent === id);
  return children.flatMap((child) => [child, ...insideOf(all, nodes, child)]);
}

export const blocksTool: Tool = { commands: [duplicateBlocks, deleteBlocks, ...moveCommands] };
