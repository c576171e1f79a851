/** @jest-environment jsdom */
import { reportKeys } from '#editor-preview/app/frame/inFrame/reportKeys.ts';
import type { PressedKeys } from '#editor-preview/app/parts/pressedKeys.ts';

const told: PressedKeys[] = [];
let keys: readonly string[] = ['Mod+K', 'F8', 'Delete'];
reportKeys(
  document,
  () => keys,
  (pressed) => told.push(pressed),
);

beforeEach(() => {
  told.length = 0;
  keys = ['Mod+K', 'F8', 'Delete'];
  document.body.innerHTML = '<p>A page</p><input><div contenteditable="true">Text</div>';
});

/** Says whether the page's own answer was held back. */
function press(key: string, held: KeyboardEventInit = {}, on = 'p'): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  document.querySelector(on)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('keys of a command are told, and the page does nothing with them', () => {
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect(press('K', { metaKey: true })).toBe(true);
  expect(press('Delete')).toBe(true);
  expect(told).toMatchObject([
    { key: 'k', ctrlKey: true },
    { key: 'K', metaKey: true },
    { key: 'Delete', ctrlKey: false },
  ]);
});

test.each([
  ['that are no command’s', 'j', { ctrlKey: true }, 'p'],
  ['with another key held', 'F8', { altKey: true }, 'p'],
  ['in a field', 'Delete', {}, 'input'],
  ['in a text', 'k', { ctrlKey: true }, 'div'],
  ['while a character is composed', 'F8', { isComposing: true }, 'p'],
])('keys %s are the page’s own', (_which, key, held, on) => {
  expect(press(key, held, on)).toBe(false);
  expect(told).toEqual([]);
});

test('Delete is meant for marked words, and not for their block', () => {
  document.getSelection()?.selectAllChildren(document.querySelector('p') ?? document.body);
  expect(press('Delete')).toBe(false);
  expect(press('F8')).toBe(true);
  document.getSelection()?.removeAllRanges();
  expect(press('Delete')).toBe(true);
  expect(told).toMatchObject([{ key: 'F8' }, { key: 'Delete' }]);
});

test('the editor may hold other keys later', () => {
  keys = [];
  expect(press('F8')).toBe(false);
});
