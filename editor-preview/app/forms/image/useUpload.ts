import { useSyncExternalStore } from 'react';
import type { MediaPicture } from '#editor-preview/model/media.ts';
import { windowUploads as uploads } from '../../media/windowUploads.ts';

export function useUpload(field: string) {
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.of(field));
  return {
    upload,
    start: (file: File, onTaken: (picture: MediaPicture) => void) => void uploads.start(field, file, onTaken),
    tryAgain: () => void uploads.tryAgain(field),
    cancel: () => uploads.cancel(field),
  };
}
