import type { ReactNode } from 'react';
import type { Upload } from '../../media/uploads.ts';
import { smallButton } from '../../parts/inputs.styles.ts';
import { uploadState } from './PictureCard.styles.ts';

interface UploadStateProps {
  upload: Upload | undefined;
  onTryAgain: () => void;
  onCancel: () => void;
}

/** How far an upload is, or what became of it. */
export function UploadState({ upload, onTryAgain, onCancel }: UploadStateProps): ReactNode {
  return (
    <div className={uploadState} data-state={upload?.state} aria-live="polite">
      {upload?.state === 'sending' && (
        <>
          <span>
            {upload.part < 1 ? `“${upload.name}” is being sent.` : `“${upload.name}” is being worked on.`}
          </span>
          <progress
            aria-label={`Sending ${upload.name}`}
            value={upload.part < 1 ? upload.part : undefined}
            max={1}
          />
          <button type="button" className={smallButton} onClick={onCancel}>
            Cancel
          </button>
        </>
      )}
      {upload?.state === 'waiting' && (
        <>
          <span>
            “{upload.name}”: {upload.why}
          </span>
          <button type="button" className={smallButton} onClick={onTryAgain}>
            Try again
          </button>
          <button type="button" className={smallButton} onClick={onCancel}>
            Cancel
          </button>
        </>
      )}
      {upload?.state === 'refused' && (
        <>
          <span>
            “{upload.name}” is not taken. {upload.why}
          </span>
          <button type="button" className={smallButton} onClick={onCancel}>
            All right
          </button>
        </>
      )}
    </div>
  );
}
