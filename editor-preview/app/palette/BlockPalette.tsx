import { type ReactNode, useState } from 'react';
import { newId } from '#editor-preview/model/giveIds.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { insertBlocks, placeForNew } from '../blocks/insertBlocks.ts';
import { blocksInOrder } from '../document/blockPlaces.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { onDemand } from '../parts/onDemand.tsx';
import { SearchList } from '../parts/SearchList.tsx';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { newBlock } from './newBlock.ts';
import { type PaletteEntry, paletteEntries } from './paletteEntries.ts';
import { noteType, recentTypes } from './recentTypes.ts';
import { typePicture } from './TypePicture.styles.ts';

const TypePicture = onDemand(() => import('./TypePicture.tsx'), <span className={typePicture} />);

interface BlockPaletteProps {
  context: CommandContext;
  onClose: () => void;
}

export function BlockPalette({ context, onClose }: BlockPaletteProps): ReactNode {
  const { view, selected } = context;
  const entries = paletteEntries.filter(({ type }) => placeForNew(view.article, selected, [type]));
  const add = ({ type, title }: PaletteEntry): void => {
    onClose();
    const id = newId(type);
    if (!insertBlocks(context, [newBlock(type, id)], words.labels.add(title), emptyText(context))) return;
    context.select([id], undefined, { isNew: true });
    noteType(type, () => localStorage);
    context.focusPane('block');
  };
  const [recent] = useState(() => recentTypes(() => localStorage));
  const items = recent.flatMap((type) => entries.find((entry) => entry.type === type) ?? []);
  return (
    <Dialog title={words.top.addBlock} onClose={onClose}>
      <SearchList
        label={words.blocks.find}
        placeholder={words.blocks.such}
        items={entries}
        first={{ name: words.blocks.addedLast, items }}
        pictureOf={({ type }) => <TypePicture type={type} />}
        onChoose={add}
      />
    </Dialog>
  );
}

/** The selected block or the only one, if it is an empty text: a new block replaces it. */
function emptyText({ view: { article }, selected }: CommandContext): string | undefined {
  const [id] = selected.size === 0 && article.nodes.size === 2 ? blocksInOrder(article) : selected;
  const node = id === undefined || selected.size > 1 ? undefined : article.nodes.get(id);
  const html = node?.fields.type === 'rich-text' ? valueAt(node.fields, '/data/html') : undefined;
  return typeof html === 'string' && isEmptyHtml(html) ? id : undefined;
}

function isEmptyHtml(html: string): boolean {
  return html.replace(/<\/?(?:p|br)>/g, '').trim() === '';
}
