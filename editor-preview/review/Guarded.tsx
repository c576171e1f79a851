import { type ReactNode, useId } from 'react';
import { plainButton } from '../parts/controls.styles.ts';
import { reason } from './ReviewPanel.styles.ts';

interface GuardedProps {
  /** Why the action is not allowed, in sentences; undefined if it is. */
  whyNot: string | undefined;
  /** The button's style. */
  className?: string;
  /** Omitted for a submit button. */
  onClick?: () => void;
  children: ReactNode;
}

/** A button that stays focusable when it is not allowed, and gives the reason. */
export function Guarded({ whyNot, className = plainButton, onClick, children }: GuardedProps): ReactNode {
  const id = useId();
  const isOff = whyNot !== undefined;
  return (
    <>
      <button
        type={onClick ? 'button' : 'submit'}
        className={className}
        aria-disabled={isOff}
        aria-describedby={isOff ? id : undefined}
        onClick={(event) => {
          if (isOff) event.preventDefault();
          else onClick?.();
        }}
      >
        {children}
      </button>
      {isOff && (
        <p id={id} className={reason}>
          {whyNot}
        </p>
      )}
    </>
  );
}
