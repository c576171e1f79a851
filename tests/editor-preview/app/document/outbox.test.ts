import 'fake-indexeddb/auto';
import type { QueuedOperation } from '#editor-preview/app/document/documentState.ts';
import { openOutbox } from '#editor-preview/app/document/outbox.ts';

const operation = (id: string, label = id): QueuedOperation => ({
  operation: {
    id,
    author: 'editor',
    at: '2026-11-23T12:00:00Z',
    label,
    changes: [{ kind: 'remove', block: 'intro' }],
  },
  made: { sender: 'this window', since: 4 },
});

test('the browser keeps operations per article, in order, until they are forgotten', async () => {
  const outbox = await openOutbox();
  await outbox?.put('/a', [operation('z'), operation('b')]);
  await outbox?.put('/b', [operation('other')]);
  await outbox?.put('/a', [operation('a'), operation('z', 'typed on')]);
  const again = await openOutbox();
  expect(await again?.read('/a')).toEqual([operation('z', 'typed on'), operation('b'), operation('a')]);
  await again?.delete('/a', ['z', 'a']);
  expect(await again?.read('/a')).toEqual([operation('b')]);
  expect(await again?.read('/b')).toEqual([operation('other')]);
});
