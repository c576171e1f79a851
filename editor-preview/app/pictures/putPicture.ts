import type { ChosenPicture } from '../forms/image/pictureChanges.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { changesFor, type PictureTarget } from './pictureTarget.ts';

export async function putPicture(
  { document, announce }: Pick<CommandContext, 'document' | 'announce'>,
  target: PictureTarget,
  picture: ChosenPicture,
  how: 'Chosen' | 'Uploaded',
): Promise<void> {
  const article = () => document.view().article;
  // Another person may have deleted the block meanwhile.
  if (!article().nodes.has(target.block)) return announce(words.pictures.blockDeleted);
  const changes = await changesFor(article, target, picture);
  document.edit(changes, {
    label: how === 'Uploaded' ? words.labels.uploadPicture : words.labels.choosePicture,
  });
  announce(words.pictures.taken[how](picture.src));
}
