import type { ClipboardEvent, KeyboardEvent } from 'react';
import { composesText } from '#contracts/composesText.ts';

/** Keeps what is typed into a text whose editor is still being loaded. */
export interface KeptTyping {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** What was typed, which is kept no longer. */
  readonly take: () => string;
}

export function keepTyped(): KeptTyping {
  let typed = '';
  return {
    onKeyDown: (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || composesText(event)) return;
      const isSign = [...key].length === 1 && (!altKey || /[^\w ]/.test(key));
      if (isSign) typed += key;
      else if (key === 'Enter') typed += ' ';
      else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
      else return;
      // Not a key of the tool, and not one that scrolls.
      event.preventDefault();
      event.stopPropagation();
    },
    onPaste: (event) => {
      typed += event.clipboardData.getData('text/plain').replace(/\s+/g, ' ');
      event.preventDefault();
    },
    take: () => {
      const taken = typed;
      typed = '';
      return taken;
    },
  };
}
