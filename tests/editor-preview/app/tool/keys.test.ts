import { isPressed } from '#editor-preview/app/parts/pressedKeys.ts';
import { commandOfKeys, keysInWords, type PressedIn } from '#editor-preview/app/tool/keys.ts';
import { commands } from '#editor-preview/app/workspace/tools.ts';

const pressed = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {},
) => ({
  key,
  code: /^[0-9]$/.test(key) ? `Digit${key}` : key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test('keys are those that are held, no more and no fewer', () => {
  expect(isPressed('Mod+Z', pressed('z', { ctrlKey: true }))).toBe(true);
  expect(isPressed('Mod+Z', pressed('z', { metaKey: true }))).toBe(true);
  expect(isPressed('Mod+Z', pressed('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(isPressed('Mod+Shift+Z', pressed('Z', { ctrlKey: true, shiftKey: true }))).toBe(true);
  expect(isPressed('/', pressed('/', { shiftKey: true }))).toBe(true);
  expect(isPressed('Alt+1', { ...pressed('¡', { altKey: true }), code: 'Digit1' })).toBe(true);
});

test.each<[string, ReturnType<typeof pressed>, PressedIn, string | undefined]>([
  ['undo', pressed('z', { ctrlKey: true }), 'elsewhere', 'undo'],
  ['the browser’s own undo in a text', pressed('z', { ctrlKey: true }), 'text', undefined],
  ['redo', pressed('y', { ctrlKey: true }), 'blocks', 'redo'],
  ['delete among blocks', pressed('Delete'), 'blocks', 'delete'],
  ['delete on a button', pressed('Delete'), 'elsewhere', undefined],
  ['delete in a text', pressed('Backspace'), 'text', undefined],
  ['a slash opens the palette', pressed('/'), 'blocks', 'add-block'],
  ['a slash in a text is a slash', pressed('/'), 'text', undefined],
  ['a slash where nothing is written yet opens the palette', pressed('/'), 'empty text', 'add-block'],
  ['copies of blocks are not made there', pressed('d', { ctrlKey: true }), 'empty text', undefined],
  ['adding from within a text', pressed('Enter', { ctrlKey: true }), 'text', 'add-block'],
  ['the next problem from anywhere', pressed('F8'), 'text', 'next-problem'],
  ['the browser copies', pressed('c', { ctrlKey: true }), 'blocks', undefined],
])('%s', (_name, event, place, expected) => {
  expect(commandOfKeys(commands, event, place)?.name).toBe(expected);
});

test('no two commands have the same name or the same keys', () => {
  const names = commands.map(({ name }) => name);
  const keys = commands.flatMap((command) => command.keys ?? []);
  expect([new Set(names).size, new Set(keys).size]).toEqual([names.length, keys.length]);
});

test('keys are written as they stand on the keyboard', () => {
  expect(keysInWords('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
  expect(keysInWords('Alt+Shift+ArrowUp', true)).toBe('⌥⇧↑');
});
