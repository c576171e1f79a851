import type { ReactNode } from 'react';
import type { Upload } from '../../media/uploads.ts';
import { SmallButton } from '../../parts/SmallButton.tsx';
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
          <SmallButton onClick={onCancel}>{words.forms.picture.cancel}</SmallButton>
        </>
      )}
      {upload?.state === 'waiting' && (
        <>
          <span>
            “{upload.name}”: {upload.why}
          </span>
          <SmallButton onClick={onTryAgain}>{words.tryAgain}</SmallButton>
          <SmallButton onClick={onCancel}>{words.forms.picture.cancel}</SmallButton>
        </>
      )}
      {upload?.state === 'refused' && (
        <>
          <span>{words.forms.picture.notTaken(upload.name, upload.why)}</span>
          <SmallButton onClick={onCancel}>{words.forms.picture.allRight}</SmallButton>
        </>
      )}
    </div>
  );
}
