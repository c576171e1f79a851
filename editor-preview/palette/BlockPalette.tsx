import type { ReactNode } from 'react';
import { freeId } from '../../contracts/editing/giveIds.ts';
import type { CommandContext } from '../commands/command.ts';
import { insertBlocks, placeForNew } from '../commands/insertBlocks.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchList } from '../parts/SearchList.tsx';
import { newBlock } from './newBlock.ts';
import { type PaletteEntry, paletteEntries } from './paletteEntries.ts';

interface BlockPaletteProps {
  context: CommandContext;
  onClose: () => void;
}

/** Every type of block that may stand where one is to be added; the new one is empty, and its form is gone to. */
export function BlockPalette({ context, onClose }: BlockPaletteProps): ReactNode {
  const { view, selected } = context;
  const entries = paletteEntries.filter(({ type }) => placeForNew(view.article, selected, [type]));
  const add = ({ type, title }: PaletteEntry): void => {
    onClose();
    const id = freeId(type, new Set(view.article.nodes.keys()));
    insertBlocks(context, [newBlock(type, id)], `Add ${title}`);
    context.focusPane('block');
  };
  return (
    <Dialog title="Add a block" onClose={onClose}>
      <SearchList
        label="Find a block"
        placeholder="Heading, product card, quiz …"
        items={entries}
        onChoose={add}
      />
    </Dialog>
  );
}
