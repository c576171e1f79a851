import type { ReactNode } from 'react';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { blockName, blockNames } from '../document/blockNames.ts';
import { outermost } from '../document/blockPlaces.ts';
import { type InsertionPoint, placesFor } from '../document/moves.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchList } from '../parts/SearchList.tsx';
import type { ToolDialogProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { moveChosen } from './moveBlocks.ts';

export default function MoveDialog({ context, onClose }: ToolDialogProps): ReactNode {
  const { view, selected } = context;
  const names = blockNames(view.article, outermost(view.article, selected));
  const items = placesFor(view.article, selected).map((place) => ({
    id: `${place.into.parent}${place.into.list}/${place.after ?? ''}`,
    title: placeName(view.article, place),
    place,
  }));
  return (
    <Dialog title={words.blocks.moveNames(names)} onClose={onClose}>
      <SearchList
        label={words.blocks.findPlace}
        placeholder={words.blocks.afterWhichBlock}
        items={items}
        onChoose={({ place }) => {
          onClose();
          moveChosen(context, place);
        }}
      />
    </Dialog>
  );
}

function placeName(article: EditedArticle, { into, after }: InsertionPoint): string {
  if (after !== null) return words.blocks.after(blockName(article, after));
  return into.parent === articleItself
    ? words.blocks.firstInArticle
    : words.blocks.firstIn(blockName(article, into.parent));
}
