import { type ReactNode, useId } from 'react';
import { infoAttribute } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { opener, popup } from './InfoPopup.styles.ts';
import { OwnWords } from './OwnWords.tsx';
import { textButton } from './textButton.styles.ts';

interface InfoPopupProps {
  label: string;
  event?: TrackingEvent | undefined;
  children: ReactNode;
}

/** A native popover, which works without script; a small script also opens it on hover. */
export function InfoPopup({ label, event, children }: InfoPopupProps): ReactNode {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${textButton} ${opener}`}
        id={`${id}opener`}
        popoverTarget={id}
        lang="en"
        aria-label={label}
        {...{ [infoAttribute]: '' }}
        {...(event ? trackClick(event) : {})}
      >
        <svg viewBox="-4 -4 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx="8" cy="8" r="7" strokeWidth="1.5" />
          <path d="M8 7.2v4M8 4.4v1" strokeWidth="1.8" />
        </svg>
      </button>
      <span id={id} className={popup} popover="auto" role="dialog" aria-labelledby={`${id}opener`}>
        {children}
        <button type="button" className={textButton} popoverTarget={id} popoverTargetAction="hide">
          <OwnWords>Close</OwnWords>
        </button>
      </span>
    </>
  );
}
