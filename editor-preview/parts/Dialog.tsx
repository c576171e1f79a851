import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { words } from '../words/words.ts';
import { dialog, dialogHead, wholeWindow, wideDialog } from './Dialog.styles.ts';

interface DialogProps {
  /** What it is called, on the screen and to screen readers. */
  title: string;
  /** `window`: as large as the whole window; `wide`: with room for things side by side. */
  size?: 'window' | 'wide';
  onClose: () => void;
  children: ReactNode;
}

const sizes = { window: wholeWindow, wide: wideDialog };

/** Marks what gets the focus when a window opens. Without it, that is the first that can have it. */
export const firstFocus = 'data-first-focus';

/**
 * A window above the tool, which waits for an answer. The browser keeps the focus in it, closes it by Escape, and gives
 * the focus back to where it was.
 */
export function Dialog({ title, size, onClose, children }: DialogProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current && !current.open) {
      current.showModal();
      current.querySelector<HTMLElement>(`[${firstFocus}]`)?.focus();
    }
    return () => {
      // Still in the page, it gives the focus back; what has it then may be put elsewhere at the same time, and lose it.
      current?.close();
      const { activeElement } = document;
      queueMicrotask(() => {
        if (document.activeElement === document.body && activeElement instanceof HTMLElement)
          activeElement.focus();
      });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard, as in every dialog.
    <dialog
      ref={element}
      className={size ? `${dialog} ${sizes[size]}` : dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Beside it, on what is behind.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={dialogHead}>
        <h2>{title}</h2>
        <button type="button" onClick={onClose} aria-label={words.close}>
          ×
        </button>
      </div>
      {children}
    </dialog>
  );
}
