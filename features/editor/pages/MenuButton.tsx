import type { ReactNode } from 'react';
import { menu } from './MenuButton.styles.ts';

interface MenuButtonProps {
  /** Unique on the page. */
  id: string;
  /** What the button shows. */
  face: ReactNode;
  /** The button's accessible name, if its face is no text. */
  name?: string;
  className: string;
  /** Links, buttons and fields. */
  children: ReactNode;
}

/** A button that opens a native popover: Escape and a click elsewhere close it. It needs no script. */
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
