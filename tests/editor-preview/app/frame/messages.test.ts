import type { EditorMessage, FrameMessage } from '#editor-preview/app/frame/messages.ts';
import { parseEditorMessage, parseFrameMessage } from '#editor-preview/app/frame/readMessages.ts';

const box = { left: 1, top: 2, width: 3, height: 4 };

test.each<EditorMessage>([
  { kind: 'hello' },
  {
    kind: 'update',
    update: { version: 1, blocks: [['a', { id: 'a' }]], order: ['a'], fields: {}, sequence: 4 },
  },
  { kind: 'update', update: { version: 2, blocks: [] } },
  { kind: 'choose', chosen: { block: 'a', pointer: '/data/text' } },
  { kind: 'choose', chosen: undefined },
  { kind: 'layout', scrollBy: -14 },
  {
    kind: 'write',
    writing: {
      chosen: { block: 'a', pointer: '/data/text' },
      name: 'Text',
      isLong: false,
      text: 'One',
      caret: 2,
    },
  },
  { kind: 'writing-at', chosen: { block: 'a', pointer: '/data/items/1/text' } },
  {
    kind: 'write',
    writing: {
      chosen: { block: 'a' },
      name: 'Text',
      isLong: false,
      text: '<p>One</p>',
      caret: undefined,
      formatted: 'blocks',
    },
  },
  { kind: 'stop-writing' },
  { kind: 'format', tool: 'Bold' },
  { kind: 'find-texts', block: 'a' },
  { kind: 'keys', keys: { outside: ['/'], inTexts: ['Mod+K'], inEmptyTexts: ['/'] } },
  { kind: 'follow', blocks: ['a'] },
])('the editor’s $kind is understood', (message) =>
  expect(parseEditorMessage(structuredClone(message))).toEqual(message),
);

const frameMessages: readonly FrameMessage[] = [
  { kind: 'ready' },
  { kind: 'stuck' },
  { kind: 'complete' },
  { kind: 'painted', version: 3, milliseconds: 12.5 },
  { kind: 'chosen', chosen: { block: 'a' } },
  { kind: 'chosen', chosen: { block: 'a', pointer: '/data/text' }, caret: 3, canWrite: true },
  { kind: 'texts', block: 'a', pointers: ['/data/text'] },
  { kind: 'typed', before: 'One', after: 'Ones' },
  { kind: 'reduced', notes: ['A picture is left out.'] },
  { kind: 'tools', tools: [{ name: 'Bold', sign: 'B', isOn: true, isDisabled: false }] },
  { kind: 'written' },
  { kind: 'boxes', block: box, field: undefined, others: [{ block: 'a', box }] },
  { kind: 'pasted', html: '', text: '', pictures: [] },
  { kind: 'failures', failures: [{ block: 'a', message: 'why' }] },
  { kind: 'layout', blocks: [{ block: 'a', box }] },
  { kind: 'confirmed', sequence: 7 },
  { kind: 'differed', blocks: ['a'] },
];
test.each(frameMessages.map((message) => [message.kind, message] as const))(
  'the frame’s %s is understood',
  (_kind, message) => expect(parseFrameMessage(structuredClone(message))).toEqual(message),
);

test.each([
  undefined,
  null,
  'hello',
  {},
  { kind: 'other' },
  { kind: 'update' },
  { kind: 'update', update: { version: '1', blocks: [] } },
  { kind: 'update', update: { version: 1, blocks: 'x' } },
  { kind: 'painted', version: 1, milliseconds: Number.NaN },
  { kind: 'chosen', chosen: { block: 7 } },
  { kind: 'differed', blocks: 'a' },
  { kind: 'keys' },
  { kind: 'follow' },
  { kind: 'pressed', pressed: { key: 'k' } },
  { kind: 'layout', scrollBy: '14' },
  { kind: 'write', writing: { chosen: { block: 'a' }, text: 7, name: 'Text' } },
  { kind: 'writing-at' },
  { kind: 'find-texts', block: 7 },
  { kind: 'texts', pointers: [] },
  { kind: 'typed', before: 'One' },
  { kind: 'format' },
])('%j is no message', (value) =>
  expect(parseEditorMessage(value) ?? parseFrameMessage(value)).toBeUndefined(),
);

test('of what is sent along, only what has the right shape is taken', () => {
  expect(
    parseEditorMessage({
      kind: 'update',
      update: { version: 1, blocks: [['a', 1], 'b', [7, 1]], order: ['a', 7], fields: 'x', more: true },
    }),
  ).toEqual({ kind: 'update', update: { version: 1, blocks: [['a', 1]], order: ['a'] } });
  expect(parseFrameMessage({ kind: 'failures', failures: [{ block: 'a' }, null, 'x'] })).toEqual({
    kind: 'failures',
    failures: [],
  });
  expect(parseFrameMessage({ kind: 'boxes', block: { ...box, top: 'x' } })).toEqual({
    kind: 'boxes',
    block: undefined,
    field: undefined,
    others: [],
  });
  expect(parseEditorMessage({ kind: 'keys', keys: { outside: ['F8', 8], inTexts: [8] } })).toEqual({
    kind: 'keys',
    keys: { outside: ['F8'], inTexts: [], inEmptyTexts: [] },
  });
  expect(parseFrameMessage({ kind: 'pressed', pressed: { key: 'F8', code: 'F8', ctrlKey: 'yes' } })).toEqual({
    kind: 'pressed',
    pressed: { key: 'F8', code: 'F8', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  });
});
