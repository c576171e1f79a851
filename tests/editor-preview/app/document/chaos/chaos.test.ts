import 'fake-indexeddb/auto';
import type { Change } from '#editor-preview/model/operation.ts';
import { beginning, chaos, path, settled } from './chaos.ts';
import { expectNothingLost } from './expectNothingLost.ts';
import { restartingServer } from './restartingServer.ts';
import { type UnreliableEditor, unreliableEditor } from './unreliableEditor.ts';

test('of what two editors do while tabs, network and server end at random, nothing is lost or done twice', async () => {
  const after = await chaos({ operations: 300, seed: 20_261_123 });
  expectNothingLost(after);
  // Else the test would have tried nothing.
  expect(after.tabsKilled).toBeGreaterThan(2);
  expect(after.serversKilled).toBeGreaterThan(1);
  expect(after.parked.length).toBeGreaterThan(0);
  // On a machine that does much else meanwhile it takes minutes.
}, 600_000);

test.each([
  ['typed', { remove: '', insert: ' ab' }],
  ['deleted', { remove: 'alf', insert: '' }],
])(
  'what was %s and met others is a conflict as it was sent, also where the window has made it whole since',
  async (_what, piece) => {
    const server = await restartingServer();
    const ada = unreliableEditor('ada', path, server, () => 0);
    const bo = unreliableEditor('bo', path, server, () => 0);
    const edit = (editor: UnreliableEditor, change: Change) =>
      editor.document()?.edit([change], { label: 'Type' });
    const place = { block: 'dose', pointer: '/data/html' };
    try {
      const { article: start } = await server.begin(path, beginning);
      await ada.open();
      await bo.open();
      edit(bo, { kind: 'text', ...place, at: 3, remove: 'Half', insert: 'One' });
      edit(bo, { kind: 'set', ...place, value: { json: '<p>Ask your doctor.</p>' } });
      expect(await bo.document()?.save()).toBe(true);
      ada.setNetwork('loses answers');
      edit(ada, { kind: 'text', ...place, at: 4, ...piece });
      expect(await ada.document()?.save()).toBe(false);
      // The stream has told of the first of two operations only, when the window remakes what it has sent.
      ada.document()?.receive((await server.since(path, 0)).slice(0, 1));
      const after = await settled(server, [ada, bo], start);
      expect(after.relied.get('ada-1-1')?.kept.at(-1)).toContain('"kind":"set"');
      expect(after.parked).toMatchObject([{ operation: { changes: [{ kind: 'text', ...piece }] } }]);
      expectNothingLost(after);
    } finally {
      for (const editor of [ada, bo]) editor.killTab();
      await server.end();
    }
  },
);
