import type { ReactNode } from 'react';
import { newId } from '#editor-preview/model/giveIds.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { insertBlocks } from '../blocks/insertBlocks.ts';
import PicturesDialog from '../media/PicturesDialog.tsx';
import { windowUploads } from '../media/windowUploads.ts';
import { newBlock } from '../palette/newBlock.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { type PictureTarget, pictureOfBlock, pictureTarget } from './pictureTarget.ts';
import { putPicture } from './putPicture.ts';

/** If the selection has no image field, inserts an image block after it. */
export default function ChoosePictureDialog(props: {
  context: CommandContext;
  onClose: () => void;
}): ReactNode {
  const { context, onClose } = props;
  const { view, selected, focusPane } = context;
  const known = pictureTarget(view.article, selected);
  const current = known && valueAt(view.article.nodes.get(known.block)?.fields ?? {}, known.src.pointer);

  function withTarget(): PictureTarget | undefined {
    if (known) return known;
    const id = newId('image');
    // A refusal is announced.
    const isDone = insertBlocks(context, [newBlock('image', id)], words.labels.addPicture);
    return isDone ? pictureOfBlock(id) : undefined;
  }
  return (
    <PicturesDialog
      current={typeof current === 'string' ? current : ''}
      onClose={onClose}
      onChoose={(picture) => {
        onClose();
        const target = withTarget();
        if (target) void putPicture(context, target, picture, 'Chosen');
        focusPane('block');
      }}
      onFile={(file) => {
        onClose();
        const target = withTarget();
        if (!target) return;
        const field = `${target.block} ${target.src.pointer}`;
        void windowUploads.start(
          field,
          file,
          (picture) => void putPicture(context, target, picture, 'Uploaded'),
        );
        focusPane('block');
      }}
    />
  );
}
