import { type ReactNode, useId } from 'react';
import { plainButton } from '../parts/controls.styles.ts';
import { reason } from './ReviewPanel.styles.ts';

interface GuardedProps {
  /** Why it cannot be done, in sentences; undefined where it can. */
  whyNot: string | undefined;
  /** How it looks. */
  className?: string;
  /** Left out for the button that sends a form. */
  onClick?: () => void;
  children: ReactNode;
}

/** A button that stays where it is when it may not be used, and says why. */
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
