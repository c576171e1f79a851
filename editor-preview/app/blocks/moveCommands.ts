import { type Direction, placeInDirection } from '../document/moves.ts';
import { onDemand } from '../parts/onDemand.tsx';
import type { Command } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { moveChosen } from './moveBlocks.ts';

const MoveDialog = onDemand(() => import('./MoveDialog.tsx'));

function moveTowards(direction: Direction, key: string): Command {
  return {
    name: `move-${direction}`,
    title: words.names.move[direction],
    group: 'Move',
    keys: [`Alt+Shift+Arrow${key}`],
    keysScope: 'outside texts',
    when: ({ view, selected }) => placeInDirection(view.article, selected, direction) !== undefined,
    run: (context) => {
      const place = placeInDirection(context.view.article, context.selected, direction);
      if (place) moveChosen(context, place);
      else context.announce(words.names.noPlaceToMove);
    },
  };
}

export const moveUp = moveTowards('up', 'Up');
export const moveDown = moveTowards('down', 'Down');

export const moveTo: Command = {
  name: 'move-to',
  title: words.names.moveTo,
  group: 'Move',
  keys: ['Mod+Shift+M'],
  when: ({ selected }) => selected.size > 0,
  run: ({ openDialog }) => openDialog(MoveDialog),
};

export const moveCommands: readonly Command[] = [
  moveUp,
  moveDown,
  moveTowards('in', 'Right'),
  moveTowards('out', 'Left'),
  moveTo,
];
