import { useEffect } from 'react';
import { composesText } from '#contracts/composesText.ts';
import { onClipboardEvent } from '../paste/tool.ts';
import { type CommandContext, whyImpossible } from '../tool/command.ts';
import { commandOfKeys, type PressedIn } from '../tool/keys.ts';
import { commands } from './tools.ts';

export function useCommandKeys(now: () => CommandContext): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || composesText(event) || isInDialog(event.target)) return;
      const command = commandOfKeys(commands, event, placeOf(innermost(event)));
      if (!command) return;
      event.preventDefault();
      const why = whyImpossible(command, now());
      if (why !== undefined) now().announce(why);
      else if (command.when?.(now()) ?? true) command.run(now());
    };
    const onClipboard = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || isInDialog(event.target)) return;
      if (['text', 'empty text'].includes(placeOf(innermost(event)))) return;
      // A text selection takes precedence for copying.
      if (event.type === 'copy' && window.getSelection()?.isCollapsed === false) return;
      if (onClipboardEvent(now(), event, now)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    for (const type of ['copy', 'cut', 'paste'] as const) window.addEventListener(type, onClipboard);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      for (const type of ['copy', 'cut', 'paste'] as const) window.removeEventListener(type, onClipboard);
    };
  }, [now]);
}

const texts =
  'textarea, [contenteditable]:not([contenteditable="false"]), select, input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"], [type="color"])';

function innermost(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target;
}

function placeOf(target: EventTarget | null): PressedIn {
  if (!(target instanceof Element)) return 'elsewhere';
  const text = target.closest(texts);
  if (text) return isEmptyRichText(text) ? 'empty text' : 'text';
  return target === target.ownerDocument.body || target.closest('[role="tree"], [data-pane="page"]')
    ? 'blocks'
    : 'elsewhere';
}

/** Formatted text never begins with a slash; an address or a name may. */
function isEmptyRichText(text: Element): boolean {
  if (!text.hasAttribute('contenteditable') || text.textContent !== '') return false;
  // ProseMirror puts a separator image into empty lines.
  return !text.querySelector('img:not(.ProseMirror-separator), cite');
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
