import type { ClipboardEvent, KeyboardEvent as KeyboardEventInReact } from 'react';
import { composesText } from '#contracts/composesText.ts';

/** Keys that move the caret or delete, in terms of `Selection.modify`: plain, and with Control. */
const caretKeys = {
  ArrowLeft: ['left', 'character', 'word'],
  ArrowRight: ['right', 'character', 'word'],
  ArrowUp: ['backward', 'line', 'line'],
  ArrowDown: ['forward', 'line', 'line'],
  Home: ['backward', 'lineboundary', 'documentboundary'],
  End: ['forward', 'lineboundary', 'documentboundary'],
  Backspace: ['backward', 'character', 'word'],
  Delete: ['forward', 'character', 'word'],
} as const;

type CaretKey = keyof typeof caretKeys;

/** @param deletes what it passes over */
interface CaretStep {
  readonly alter: 'move' | 'extend';
  readonly direction: string;
  readonly granularity: string;
  readonly deletes: boolean;
}

/** Typed text, or a step of the caret. */
export type EarlyKey = string | CaretStep;

/** What is typed before the text is there. */
export function createTypingBuffer() {
  const keys: EarlyKey[] = [];
  const type = (text: string): void => {
    const last = keys.at(-1);
    if (typeof last === 'string') keys[keys.length - 1] = last + text;
    else keys.push(text);
  };
  const take = (): readonly EarlyKey[] => keys.splice(0);
  return {
    onKeyDown: (event: KeyboardEvent | KeyboardEventInReact) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (metaKey || composesText(event)) return;
      const isSign = !ctrlKey && [...key].length === 1 && (!altKey || /[^\w ]/.test(key));
      if (isSign) type(key);
      else if (key === 'Enter' && !ctrlKey) type(' ');
      else if (isCaretKey(key) && !altKey) keys.push(stepOf(key, event));
      else return;
      // Neither a shortcut nor a scroll key.
      event.preventDefault();
      event.stopPropagation();
    },
    onPaste: (event: ClipboardEvent) => {
      type(event.clipboardData.getData('text/plain').replace(/\s+/g, ' '));
      event.preventDefault();
    },
    take,
    /** Without an editor: appended, so that only steps in what was typed count. */
    takeText: () => take().reduce<string>(typedAfter, ''),
  };
}

function isCaretKey(key: string): key is CaretKey {
  return Object.hasOwn(caretKeys, key);
}

function stepOf(
  key: CaretKey,
  { ctrlKey, shiftKey }: Pick<KeyboardEvent, 'ctrlKey' | 'shiftKey'>,
): CaretStep {
  const [direction, plain, withControl] = caretKeys[key];
  const deletes = key === 'Backspace' || key === 'Delete';
  return {
    alter: deletes || shiftKey ? 'extend' : 'move',
    direction,
    granularity: ctrlKey ? withControl : plain,
    deletes,
  };
}

function typedAfter(text: string, key: EarlyKey): string {
  if (typeof key === 'string') return text + key;
  return key.deletes && key.direction === 'backward' ? [...text].slice(0, -1).join('') : text;
}
