import { useEffect } from 'react';
import { composesText } from '#contracts/composesText.ts';
import { onClipboardEvent } from '../paste/tool.ts';
import { type CommandContext, whyImpossible } from '../tool/command.ts';
import { commandOfKeys, type PressedIn } from '../tool/keys.ts';
import { commands } from './tools.ts';

/** Lets commands be given by keys, and blocks be copied and pasted as texts are. */
export function useCommandKeys(now: () => CommandContext): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || composesText(event) || isInDialog(event.target)) return;
      const command = commandOfKeys(commands, event, placeOf(innermost(event)));
      if (!command) return;
      event.preventDefault();
      const why = whyImpossible(command, now());
      if (why !== undefined) now().tell(why);
      else if (command.when?.(now()) ?? true) command.run(now());
    };
    const onClipboard = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || isInDialog(event.target)) return;
      if (['text', 'empty text'].includes(placeOf(innermost(event)))) return;
      // Words that are marked anywhere are what is meant to be copied.
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

/** Fields in which something is typed: ticks and choices are none. */
const texts =
  'textarea, [contenteditable]:not([contenteditable="false"]), select, input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"], [type="color"])';

/** Where it happened, also inside an element that draws its own in a shadow. */
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

/** Nobody begins a text with a slash; an address or a name may begin so. */
function isEmptyRichText(text: Element): boolean {
  if (!text.hasAttribute('contenteditable') || text.textContent !== '') return false;
  // ProseMirror holds empty lines open with a picture of its own.
  return !text.querySelector('img:not(.ProseMirror-separator), cite');
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
