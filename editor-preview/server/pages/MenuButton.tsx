import type { ReactNode } from 'react';
import { menu } from './MenuButton.styles.ts';

interface MenuButtonProps {
  id: string;
  face: ReactNode;
  name?: string;
  className: string;
  children: ReactNode;
}

/** A native popover: needs no script; Escape and a click elsewhere close it. */
export function MenuButton({ id, face, name, className, children }: MenuButtonProps): ReactNode {
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-label={name} title={name}>
        {face}
      </button>
      <div id={id} popover="auto" className={menu}>
        {children}
      </div>
    </>
  );
}
