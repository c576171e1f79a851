import type { ReactNode } from 'react';
import { freeId } from '../../contracts/editing/giveIds.ts';
import { valueAt } from '../../contracts/editing/valueAt.ts';
import type { CommandContext } from '../commands/command.ts';
import { insertBlocks, placeForNew } from '../commands/insertBlocks.ts';
import type { ChosenPicture } from '../forms/image/pictureChanges.ts';
import { newBlock } from '../palette/newBlock.ts';
import PicturesDialog from './PicturesDialog.tsx';
import { changesFor, type PictureTarget, pictureTarget } from './pictureTarget.ts';
import { windowUploads } from './windowUploads.ts';

/** Chooses or uploads a picture for what is chosen; where that has none, a block with the picture comes behind it. */
export default function ChoosePictureDialog({
  context,
  onClose,
}: {
  context: CommandContext;
  onClose: () => void;
}): ReactNode {
  const { document, view, selected, tell, focusPane } = context;
  const known = pictureTarget(view.article, selected);
  const current = known && valueAt(view.article.nodes.get(known.block)?.fields ?? {}, known.src.pointer);

  function withTarget(): PictureTarget | undefined {
    if (known) return known;
    const { article } = view;
    const id = freeId('image', new Set(article.nodes.keys()));
    // Where none may stand, that is said.
    insertBlocks(context, [newBlock('image', id)], 'Add a picture');
    return placeForNew(article, selected, ['image']) && { block: id, src: imageSrc };
  }
  async function put(target: PictureTarget, picture: ChosenPicture, how: string): Promise<void> {
    const article = () => document.view().article;
    // Meanwhile somebody may have taken the block away.
    if (!article().nodes.has(target.block)) return tell('The block that the picture is for is gone.');
    const changes = await changesFor(article, target, picture);
    document.edit(changes, { label: `${how} a picture` });
    tell(
      `${how === 'Upload' ? 'Uploaded' : 'Chosen'}: ${picture.src}. See whether its text alternative fits.`,
    );
  }
  return (
    <PicturesDialog
      current={typeof current === 'string' ? current : ''}
      onClose={onClose}
      onChoose={(picture) => {
        onClose();
        const target = withTarget();
        if (target) void put(target, picture, 'Choose');
        focusPane('block');
      }}
      onFile={(file) => {
        onClose();
        const target = withTarget();
        if (!target) return;
        const field = `${target.block} ${target.src.pointer}`;
        void windowUploads.start(field, file, (picture) => void put(target, picture, 'Upload'));
        focusPane('block');
      }}
    />
  );
}

const imageSrc = { pointer: '/data/src', isRequired: true, owner: undefined };
