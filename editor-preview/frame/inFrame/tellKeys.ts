import { composesText } from '#contracts/composesText.ts';
import { isPressed, type PressedKeys } from '../../parts/pressedKeys.ts';
import { elementOf } from './markup.ts';

/** Where something is typed, keys are the text's own. */
export const texts = 'input, textarea, select, [contenteditable]';

/**
 * Tells the editor of keys that are its commands': whoever has clicked into the page goes on as in the rest of the tool.
 *
 * @param keys those of its commands, such as `Mod+K`; asked at each press
 */
export function tellKeys(
  page: Document,
  keys: () => readonly string[],
  tell: (pressed: PressedKeys) => void,
): void {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || composesText(event)) return;
    if (elementOf(event)?.closest(texts)) return;
    // They are meant for the marked words, and would take the chosen block.
    const deletes = event.key === 'Delete' || event.key === 'Backspace';
    if (deletes && page.getSelection()?.isCollapsed === false) return;
    tellIfOf(keys(), event, tell);
  });
}

/** Tells of keys, if they are among these. */
export function tellIfOf(
  keys: readonly string[],
  event: KeyboardEvent,
  tell: (pressed: PressedKeys) => void,
): void {
  if (!keys.some((one) => isPressed(one, event))) return;
  event.preventDefault();
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  tell({ key, code, ctrlKey, metaKey, shiftKey, altKey });
}
