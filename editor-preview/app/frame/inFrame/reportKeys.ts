import { composesText } from '#contracts/composesText.ts';
import { isPressed, type PressedKeys } from '../../parts/pressedKeys.ts';
import { elementOf } from './markup.ts';

/** Text inputs handle keys themselves. */
export const textInputSelector = 'input, textarea, select, [contenteditable]';

/** So that they work after a click into the page. `keys`, such as `Mod+K`, are read at each press. */
export function reportKeys(
  page: Document,
  keys: () => readonly string[],
  report: (pressed: PressedKeys) => void,
): void {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || composesText(event)) return;
    if (elementOf(event)?.closest(textInputSelector)) return;
    // They would apply to the selected block instead of the selected words.
    const deletes = event.key === 'Delete' || event.key === 'Backspace';
    if (deletes && page.getSelection()?.isCollapsed === false) return;
    reportIfShortcut(keys(), event, report);
  });
}

export function reportIfShortcut(
  keys: readonly string[],
  event: KeyboardEvent,
  report: (pressed: PressedKeys) => void,
): void {
  if (!keys.some((one) => isPressed(one, event))) return;
  event.preventDefault();
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  report({ key, code, ctrlKey, metaKey, shiftKey, altKey });
}
