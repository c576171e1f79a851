import { composesText } from '#contracts/composesText.ts';
import { isPressed, type PressedKeys } from '../../parts/pressedKeys.ts';
import { elementOf } from './markup.ts';

/** Text inputs handle keys themselves. */
export const texts = 'input, textarea, select, [contenteditable]';

/** So that they work after a click into the page. `keys`, such as `Mod+K`, are read at each press. */
export function tellKeys(
  page: Document,
  keys: () => readonly string[],
  tell: (pressed: PressedKeys) => void,
): void {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || composesText(event)) return;
    if (elementOf(event)?.closest(texts)) return;
    // They would apply to the selected block instead of the selected words.
    const deletes = event.key === 'Delete' || event.key === 'Backspace';
    if (deletes && page.getSelection()?.isCollapsed === false) return;
    tellIfOf(keys(), event, tell);
  });
}

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
