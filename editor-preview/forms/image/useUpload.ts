import { useSyncExternalStore } from 'react';
import type { MediaPicture } from '../../../contracts/editing/media.ts';
import { createUploads, type Upload } from '../../pictures/uploads.ts';

/** One for the window: uploads go on while other blocks are looked at. */
const uploads = createUploads(window);

interface FieldUpload {
  readonly upload: Upload | undefined;
  readonly start: (file: File, onTaken: (picture: MediaPicture) => void) => void;
  readonly tryAgain: () => void;
  readonly cancel: () => void;
}

/** The picture that is on its way to a field. */
export function useUpload(field: string): FieldUpload {
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.of(field));
  return {
    upload,
    start: (file, onTaken) => void uploads.start(field, file, onTaken),
    tryAgain: () => void uploads.tryAgain(field),
    cancel: () => uploads.cancel(field),
  };
}
