import type { ClipboardEvent, KeyboardEvent as KeyboardEventInReact } from 'react';
import { composesText } from '#contracts/composesText.ts';

/** What is typed before the text is there. */
export function createTypingBuffer() {
  let typed = '';
  return {
    onKeyDown: (event: KeyboardEvent | KeyboardEventInReact) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || composesText(event)) return;
      const isSign = [...key].length === 1 && (!altKey || /[^\w ]/.test(key));
      if (isSign) typed += key;
      else if (key === 'Enter') typed += ' ';
      else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
      else return;
      // Neither a shortcut nor a scroll key.
      event.preventDefault();
      event.stopPropagation();
    },
    onPaste: (event: ClipboardEvent) => {
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
