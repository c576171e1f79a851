import { type ReactNode, useId } from 'react';
import { infoAttribute } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { opener, popup } from './InfoPopup.styles.ts';
import { OwnWords } from './OwnWords.tsx';
import { quietButton } from './quietButton.styles.ts';

interface InfoPopupProps {
  /** What the button tells about, for readers who cannot see the sign on it. */
  label: string;
  /** What to report when a reader asks for it. */
  event?: TrackingEvent | undefined;
  children: ReactNode;
}

/**
 * A small button with an explanation behind it. A native popover: Escape, a click outside and its own button close
 * it, the focus comes back, and no script is needed. A small script also opens it when a mouse rests on the button.
 */
export function InfoPopup({ label, event, children }: InfoPopupProps): ReactNode {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${quietButton} ${opener}`}
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
        <button type="button" className={quietButton} popoverTarget={id} popoverTargetAction="hide">
          <OwnWords>Close</OwnWords>
        </button>
      </span>
    </>
  );
}
