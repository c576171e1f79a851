/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { createPageWriter } from '#editor-preview/app/frame/inFrame/text/writeInPage.ts';
import type { FrameMessage } from '#editor-preview/app/frame/messages.ts';
import { movedAlong } from '#editor-preview/model/textVersions.ts';

const chosen = { block: 'h', pointer: '/data/text' };

function page({ text = 'What it does', isLong = false, isSlow = false } = {}) {
  document.body.innerHTML = '<h2></h2><p>Other</p>';
  // No browser layout here.
  Object.assign(Range.prototype, { getClientRects: () => [{ left: 10, top: 20, width: 100, height: 30 }] });
  const shown = document.createTextNode(text);
  document.querySelector('h2')?.append(shown);
  const said: FrameMessage[] = [];
  const pressed: string[] = [];
  let value = text;
  const writer = createPageWriter({
    page: document,
    textOf: () => (shown.data === '' ? undefined : { node: shown, start: 0, end: shown.data.length }),
    valueIn: () => value,
    isSlow: () => isSlow,
    send: (message) => said.push(message),
    goOn: (_from, direction) => said.push({ kind: 'texts', block: String(direction), pointers: [] }),
    onKeyDown: ({ key }, isEmpty) => pressed.push(isEmpty ? `${key} where nothing is` : key),
  });
  writer.write({ chosen, name: 'Text', isLong, text, caret: 4 });
  const field = document.querySelector('textarea');
  if (!field) throw new Error('There is nothing to write in.');
  const follow = (next: string): void => {
    value = next;
    shown.data = next;
    writer.follow();
  };
  const type = (next: string): void => void fireEvent.input(field, { target: { value: next } });
  return { writer, field, said, pressed, shown, follow, type };
}

test('a text is written over its place, with the caret where it was pressed, and each change is told', () => {
  const { field, said, type } = page();
  expect(field).toBe(document.activeElement);
  expect([field.getAttribute('aria-label'), field.value, field.selectionStart]).toEqual([
    'Text',
    'What it does',
    4,
  ]);
  type('What it really does');
  type('What it truly does');
  expect(said).toEqual([
    { kind: 'typed', before: 'What it does', after: 'What it really does' },
    { kind: 'typed', before: 'What it really does', after: 'What it truly does' },
  ]);
});

test('keys of the tool are told apart where nothing is written', () => {
  const { field, pressed, type } = page();
  fireEvent.keyDown(field, { key: '/' });
  type('');
  fireEvent.keyDown(field, { key: '/' });
  expect(pressed).toEqual(['/', '/ where nothing is']);
});

test('the widget’s own text is never touched, and what comes back late does not take back what is typed', () => {
  const { field, shown, follow, type } = page();
  type('What it does n');
  type('What it does no');
  expect(shown.data).toBe('What it does');
  field.setSelectionRange(3, 3);
  follow('What it does n');
  expect([field.value, field.selectionStart]).toEqual(['What it does no', 3]);
  follow('What it does no');
  expect([field.value, field.selectionStart]).toEqual(['What it does no', 3]);
});

test('what somebody else makes of the text is taken, with the caret where it was among the words', () => {
  const { field, follow } = page();
  field.setSelectionRange(8, 8);
  follow('See what it does');
  expect(field.value).toBe('See what it does');
  expect(field.selectionStart).toBe('See what it '.length);
});

test('nothing is put into the middle of a character that is being composed', () => {
  const { field, follow } = page();
  fireEvent.compositionStart(field);
  follow('Another text');
  expect(field.value).toBe('What it does');
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('Another text');
});

test.each(['Enter', 'Escape'])('%s ends it, and says so once', (key) => {
  const { field, said } = page();
  fireEvent.keyDown(field, { key });
  expect(document.querySelector('textarea')).toBeNull();
  expect(said).toEqual([{ kind: 'written' }]);
});

test('Enter chooses what is composed, and makes a line where there may be several', () => {
  const { field } = page();
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(document.querySelector('textarea')).not.toBeNull();
  const long = page({ isLong: true });
  fireEvent.keyDown(long.field, { key: 'Enter' });
  expect(document.querySelector('textarea')).not.toBeNull();
});

test('a text that gets a second line goes on in the form, with the caret where it was', () => {
  const { field, said } = page({ isLong: true });
  field.setRangeText('\n', 4, 5, 'end');
  fireEvent.input(field);
  expect(document.querySelector('textarea')).toBeNull();
  expect(said).toEqual([
    { kind: 'typed', before: 'What it does', after: 'What\nit does' },
    { kind: 'written' },
    { kind: 'chosen', chosen, caret: 5 },
  ]);
});

test('whoever goes elsewhere has ended it', () => {
  const { field, said } = page();
  field.blur();
  expect(said).toEqual([{ kind: 'written' }]);
  expect(document.querySelector('textarea')).toBeNull();
});

test('pasted lines become one, where there is one', () => {
  const { field, said, type } = page();
  type('One\n two\r\nthree');
  expect(field.value).toBe('One two three');
  expect(said).toEqual([{ kind: 'typed', before: 'What it does', after: 'One two three' }]);
});

test('Tab goes on to the next text, with Shift to the one before', () => {
  const { field, said } = page();
  fireEvent.keyDown(field, { key: 'Tab' });
  fireEvent.keyDown(field, { key: 'Tab', shiftKey: true });
  expect(said.map((message) => message.kind === 'texts' && message.block)).toEqual(['1', '-1']);
});

test('a text that is empty shows what is written, until the page shows it again', () => {
  const { field, follow, type } = page();
  const fill = (): string => field.style.getPropertyValue('-webkit-text-fill-color');
  expect(fill()).toBe('transparent');
  type('');
  follow('');
  expect(fill()).toBe('currentcolor');
  type('N');
  follow('N');
  expect(fill()).toBe('transparent');
});

test('around the blocks, where the page is the server’s, what is typed is put there at once', () => {
  const { shown, type } = page({ isSlow: true });
  type('What it does now');
  expect(shown.data).toBe('What it does now');
});

test.each([
  ['One two', 'One and two', 4, 4],
  ['One two', 'Only one two', 5, 10],
  ['One two', 'One', 6, 3],
])('in “%s” that has become “%s”, place %i is %i', (before, now, at, moved) => {
  expect(movedAlong(before, now, at)).toBe(moved);
});
