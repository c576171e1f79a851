import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { words } from '../words/words.ts';
import { dialog, dialogHead, wholeWindow, wideDialog } from './Dialog.styles.ts';

interface DialogProps {
  title: string;
  size?: 'window' | 'wide';
  onClose: () => void;
  children: ReactNode;
}

const sizes = { window: wholeWindow, wide: wideDialog };

export const firstFocus = 'data-first-focus';

/** A native modal dialog: the browser traps the focus, closes it on Escape, and restores the focus. */
export function Dialog({ title, size, onClose, children }: DialogProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current && !current.open) {
      current.showModal();
      current.querySelector<HTMLElement>(`[${firstFocus}]`)?.focus();
    }
    return () => {
      // Closing while still in the page restores the focus. The same update may move the focused element.
      current?.close();
      const { activeElement } = document;
      queueMicrotask(() => {
        if (document.activeElement === document.body && activeElement instanceof HTMLElement)
          activeElement.focus();
      });
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={size ? `${dialog} ${sizes[size]}` : dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A click outside cancels it too, if the browser supports that; one on its own padding does not.
      closedby="any"
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
