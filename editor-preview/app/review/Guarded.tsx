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
  const isDisabled = whyNot !== undefined;
  return (
    <>
      <button
        type={onClick ? 'button' : 'submit'}
        className={className}
        aria-disabled={isDisabled}
        aria-describedby={isDisabled ? id : undefined}
        onClick={(event) => {
          if (isDisabled) event.preventDefault();
          else onClick?.();
        }}
      >
        {children}
      </button>
      {isDisabled && (
        <p id={id} className={reason}>
          {whyNot}
        </p>
      )}
    </>
  );
}
