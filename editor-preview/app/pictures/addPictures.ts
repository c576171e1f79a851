import { newId } from '#editor-preview/model/giveIds.ts';
import { insertBlocksAt, placeForNew } from '../blocks/insertBlocks.ts';
import { keepPasteNotes } from '../clipboard/lastPaste.ts';
import type { InsertionPoint } from '../document/moves.ts';
import { windowUploads } from '../media/windowUploads.ts';
import { newBlock } from '../palette/newBlock.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { pictureOfBlock } from './pictureTarget.ts';
import { putPicture } from './putPicture.ts';

export interface WayIn {
  readonly verb: 'Paste' | 'Add';
  readonly place?: InsertionPoint;
}

/** Inserts images as separate blocks, and uploads them. Their text alternatives are left to write. */
export function addPictures(context: CommandContext, files: readonly File[], { verb, place }: WayIn): void {
  const { article } = context.view;
  const added = files.map((file) => ({ file, id: newId('image') }));
  const into = place ?? placeForNew(article, context.selected, ['image']);
  if (!into) {
    context.announce(words.pictures.notAllowedHere);
    return;
  }
  const isDone = insertBlocksAt(
    context,
    into,
    added.map(({ id }) => newBlock('image', id)),
    words.labels[verb === 'Paste' ? 'pastePictures' : 'addPictures'](files.length),
  );
  if (!isDone) return;
  keepPasteNotes(
    added.map(({ file: { name } }) => ({ kind: 'to-do', message: words.pictures.writeAlt(name) })),
  );
  for (const { file, id } of added) {
    const target = pictureOfBlock(id);
    void windowUploads.start(`${id} ${target.src.pointer}`, file, (picture) => {
      void putPicture(context, target, picture, 'Uploaded');
    });
  }
}
