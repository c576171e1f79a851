import { composesText } from '#contracts/composesText.ts';

/** Without a response by the editor within this time, keys are released to the page. */
const maxBufferedMs = 5_000;

/** Native edit commands by key: browsers run them for trusted events only. */
const commands: ReadonlyMap<string, string> = new Map([
  ['Backspace', 'delete'],
  ['Delete', 'forwardDelete'],
  ['Enter', 'insertLineBreak'],
]);

/** Buffers keys between a press on a text and the editor's response that opens it. */
export function createKeyBuffer(page: Document) {
  let buffered: { keys: KeyboardEvent[]; sinceMs: number } | undefined;
  page.addEventListener(
    'keydown',
    (event) => {
      if (!buffered || composesText(event) || !canBePressedAgain(event)) return;
      if (Date.now() - buffered.sinceMs > maxBufferedMs) {
        buffered = undefined;
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      buffered.keys.push(event);
    },
    true,
  );
  return {
    start: () => {
      buffered = { keys: [], sinceMs: Date.now() };
    },
    release: () => {
      const { keys = [] } = buffered ?? {};
      buffered = undefined;
      void pressAgain(page, keys);
    },
  };
}

/** Arrows, copy and paste need trusted events and are left to the browser. */
function canBePressedAgain(event: KeyboardEvent): boolean {
  const isFormat = (event.ctrlKey || event.metaKey) && /^[bik]$/i.test(event.key);
  return isFormat || (!hasModifier(event) && (commands.has(event.key) || isSign(event)));
}

function isSign({ key }: KeyboardEvent): boolean {
  return [...key].length === 1;
}

/** AltGraph, which types characters on some keyboards, counts as Control and Alt. */
function hasModifier(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey } = event;
  return (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
}

async function pressAgain(page: Document, keys: readonly KeyboardEvent[]): Promise<void> {
  for (const key of keys) {
    const isUnanswered = (page.activeElement ?? page.body).dispatchEvent(new KeyboardEvent(key.type, key));
    const command = commands.get(key.key) ?? (isSign(key) && !hasModifier(key) ? 'insertText' : undefined);
    // The only edit that the field's native undo records.
    if (isUnanswered && command) page.execCommand(command, false, key.key);
    // ProseMirror reads edits in a mutation observer; as a microtask, it runs before any other key.
    await Promise.resolve();
  }
}
