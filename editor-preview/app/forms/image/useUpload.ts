import { useSyncExternalStore } from 'react';
import type { MediaPicture } from '#editor-preview/model/media.ts';
import type { Upload } from '../../media/uploads.ts';
import { windowUploads as uploads } from '../../media/windowUploads.ts';

interface FieldUpload {
  readonly upload: Upload | undefined;
  readonly start: (file: File, onTaken: (picture: MediaPicture) => void) => void;
  readonly tryAgain: () => void;
  readonly cancel: () => void;
}

export function useUpload(field: string): FieldUpload {
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.of(field));
  return {
    upload,
    start: (file, onTaken) => void uploads.start(field, file, onTaken),
    tryAgain: () => void uploads.tryAgain(field),
    cancel: () => uploads.cancel(field),
  };
}
