import { type ReactNode, useId } from 'react';
import { plainButton } from '../parts/controls.styles.ts';
import { reason } from './ReviewPanel.styles.ts';

interface GuardedProps {
  whyNot: string | undefined;
  className?: string;
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
