import { composesText } from '#contracts/composesText.ts';

/** Without an answer of the editor in this time, keys are the page's again. */
const holdsAtMostMs = 5_000;

/** What a browser does for keys in a text. It does so only for its own events. */
const commands: ReadonlyMap<string, string> = new Map([
  ['Backspace', 'delete'],
  ['Delete', 'forwardDelete'],
  ['Enter', 'insertLineBreak'],
]);

/** The keys that are pressed between a press on a text and the answer of the editor, which opens the text for writing. */
export interface HeldKeys {
  /** A text was pressed. */
  hold: () => void;
  /** The editor has answered: presses the keys where the focus is. */
  release: () => void;
}

export function holdKeys(page: Document): HeldKeys {
  let held: { keys: KeyboardEvent[]; sinceMs: number } | undefined;
  page.addEventListener(
    'keydown',
    (event) => {
      if (!held || composesText(event) || !canBePressedAgain(event)) return;
      if (Date.now() - held.sinceMs > holdsAtMostMs) {
        held = undefined;
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      held.keys.push(event);
    },
    true,
  );
  return {
    hold: () => {
      held = { keys: [], sinceMs: Date.now() };
    },
    release: () => {
      const { keys = [] } = held ?? {};
      held = undefined;
      void pressAgain(page, keys);
    },
  };
}

/** Arrows, copying and pasting are left to the browser, which alone can do them. */
function canBePressedAgain(event: KeyboardEvent): boolean {
  const isFormat = (event.ctrlKey || event.metaKey) && /^[bik]$/i.test(event.key);
  return isFormat || (!hasModifier(event) && (commands.has(event.key) || isSign(event)));
}

function isSign({ key }: KeyboardEvent): boolean {
  return [...key].length === 1;
}

/** Some keyboards type signs with AltGraph, which counts as Control and Alt. */
function hasModifier(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey } = event;
  return (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
}

async function pressAgain(page: Document, keys: readonly KeyboardEvent[]): Promise<void> {
  for (const key of keys) {
    const isUnanswered = (page.activeElement ?? page.body).dispatchEvent(new KeyboardEvent(key.type, key));
    const command = commands.get(key.key) ?? (isSign(key) && !hasModifier(key) ? 'insertText' : undefined);
    // The one way to edit that the field's own undo knows.
    if (isUnanswered && command) page.execCommand(command, false, key.key);
    // ProseMirror reads the edit in a mutation observer; as a microtask, it comes before any other key.
    await Promise.resolve();
  }
}
