import { fetchedLater } from '../parts/fetchedLater.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import type { WayIn } from './addPictures.ts';

const loadAdding = fetchedLater(() => import('./addPictures.ts'));

/** Loads the code on demand. `latest` returns the tool's state at that time. */
export function addFiles(latest: () => CommandContext, files: readonly File[], way: WayIn): void {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  if (pictures.length === 0) {
    latest().announce(words.pictures.onlyPictures);
    return;
  }
  loadAdding().then(
    ({ addPictures }) => addPictures(latest(), pictures, way),
    () => latest().announce(words.pictures.notLoaded),
  );
}
