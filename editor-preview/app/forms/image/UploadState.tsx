import type { ReactNode } from 'react';
import type { Upload } from '../../media/uploads.ts';
import { smallButton } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import { uploadState } from './PictureCard.styles.ts';

interface UploadStateProps {
  upload: Upload | undefined;
  onTryAgain: () => void;
  onCancel: () => void;
}

export function UploadState({ upload, onTryAgain, onCancel }: UploadStateProps): ReactNode {
  return (
    <div className={uploadState} data-state={upload?.state} aria-live="polite">
      {upload?.state === 'sending' && (
        <>
          <span>
            {upload.part < 1
              ? words.forms.picture.beingSent(upload.name)
              : words.forms.picture.workedOn(upload.name)}
          </span>
          <progress
            aria-label={words.forms.picture.sending(upload.name)}
            value={upload.part < 1 ? upload.part : undefined}
            max={1}
          />
          <button type="button" className={smallButton} onClick={onCancel}>
            {words.forms.picture.cancel}
          </button>
        </>
      )}
      {upload?.state === 'waiting' && (
        <>
          <span>
            “{upload.name}”: {upload.why}
          </span>
          <button type="button" className={smallButton} onClick={onTryAgain}>
            {words.tryAgain}
          </button>
          <button type="button" className={smallButton} onClick={onCancel}>
            {words.forms.picture.cancel}
          </button>
        </>
      )}
      {upload?.state === 'refused' && (
        <>
          <span>{words.forms.picture.notTaken(upload.name, upload.why)}</span>
          <button type="button" className={smallButton} onClick={onCancel}>
            {words.forms.picture.allRight}
          </button>
        </>
      )}
    </div>
  );
}
