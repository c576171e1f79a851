import { blockNames } from '../document/blockNames.ts';
import { listAround, outermost } from '../document/blockPlaces.ts';
import { type Direction, movesTo, type Place, placeTowards } from '../document/moves.ts';
import type { Command, CommandContext } from './command.ts';

const inWords: Readonly<Record<Direction, string>> = {
  up: 'up',
  down: 'down',
  in: 'into the block above',
  out: 'out of its block',
};

function moveTowards(direction: Direction, key: string): Command {
  return {
    name: `move-${direction}`,
    title: `Move ${inWords[direction]}`,
    group: 'Move',
    keys: [`Alt+Shift+Arrow${key}`],
    keysHold: 'outside texts',
    when: ({ view, selected }) => placeTowards(view.article, selected, direction) !== undefined,
    run: (context) => {
      const place = placeTowards(context.view.article, context.selected, direction);
      if (place) moveChosen(context, place);
      else context.tell(`There is no place to move ${inWords[direction]}.`);
    },
  };
}

export const moveUp = moveTowards('up', 'Up');
export const moveDown = moveTowards('down', 'Down');

export const moveTo: Command = {
  name: 'move-to',
  title: 'Move to…',
  group: 'Move',
  keys: ['Mod+Shift+M'],
  when: ({ selected }) => selected.size > 0,
  run: ({ openDialog }) => openDialog('move'),
};

export const moveCommands: readonly Command[] = [
  moveUp,
  moveDown,
  moveTowards('in', 'Right'),
  moveTowards('out', 'Left'),
  moveTo,
];

/** Moves what is chosen, and says where it is then. */
export function moveChosen(context: CommandContext, place: Place): void {
  moveBlocks(context, context.selected, place);
}

export function moveBlocks(
  {
    document,
    view: { article },
    select,
    tell,
  }: Pick<CommandContext, 'document' | 'view' | 'select' | 'tell'>,
  moved: ReadonlySet<string>,
  place: Place,
): void {
  const changes = movesTo(article, moved, place);
  const ids = outermost(article, moved);
  const [first] = ids;
  if (!changes || first === undefined) {
    tell('It may not stand there.');
    return;
  }
  const names = blockNames(article, ids);
  document.edit(changes, { label: `Move ${names}` });
  select(ids);
  const after = document.view().article;
  const blocks = listAround(after, first)?.blocks ?? [];
  tell(`${names} moved: position ${blocks.indexOf(first) + 1} of ${blocks.length}.`);
}
