import { createDocument } from '#editor-preview/app/document/createDocument.ts';
import { revertOperation } from '#editor-preview/app/history/revertOperation.ts';
import type { HistoryClient } from '#editor-preview/app/timeline/historyClient.ts';
import { owner } from '#editor-preview/model/person.ts';
import { heading } from '../../../support/someBlocks.ts';
import { setTo } from '../../changes.ts';
import { fakeServer } from '../document/fakeServer.ts';

const json = { path: '/sleep/melatonin', title: 'Melatonin', blocks: [heading('intro', 'What it is')] };

function open(found: Partial<Awaited<ReturnType<HistoryClient['operation']>> & { kind: 'done' }>['value']) {
  const server = fakeServer(json);
  const said: string[] = [];
  const document = createDocument({
    server: server.state(),
    person: owner,
    client: server.client,
    outbox: undefined,
    announce: (message) => said.push(message),
  });
  const client: HistoryClient = {
    page: async () => ({ kind: 'done', value: { entries: [] } }),
    articleAt: async () => ({ kind: 'unreachable', why: 'not asked' }),
    operation: async () =>
      found ? { kind: 'done', value: found } : { kind: 'unreachable', why: 'the server is gone' },
  };
  return { server, document, client, said };
}

const operation = {
  id: 'one',
  author: 'Ada',
  at: '2026-05-04T09:00:00.000Z',
  label: 'Delete “End”',
  changes: [],
};
const insert = {
  kind: 'insert',
  block: { json: { id: 'end', type: 'quote', data: { text: 'Sleep well' } } },
  into: { parent: '', list: '/blocks' },
  after: 'intro',
} as const;
const idsIn = ({ document }: ReturnType<typeof open>) => [...document.view().article.nodes.keys()];

test('one old change is taken back as a change of its own, which is saved and can be taken back', async () => {
  const opened = open({ operation, inverse: [insert], under: [], underCount: 0 });
  const { document, client, server } = opened;
  expect(await revertOperation(document, client, 1)).toEqual({ kind: 'done' });
  expect(idsIn(opened)).toContain('end');
  expect(server.state().sequence).toBe(1);
  expect(document.view().undo).toBe('Revert: Delete “End”');
});

test('where later changes stand on it, nothing is done, and these are named', async () => {
  const later = { kind: 'operation', sequence: 7, author: 'Bo', at: operation.at } as const;
  const opened = open({ operation, inverse: [insert], under: [later], underCount: 1 });
  expect(await revertOperation(opened.document, opened.client, 1)).toEqual({
    kind: 'under',
    under: [later],
    count: 1,
  });
  expect(idsIn(opened)).not.toContain('end');
});

test('where what it stood behind is gone, it is said', async () => {
  const opened = open({ operation, inverse: [{ ...insert, after: 'gone' }], under: [], underCount: 0 });
  expect(await revertOperation(opened.document, opened.client, 1)).toMatchObject({ kind: 'failed' });
  expect(idsIn(opened)).not.toContain('end');
});

test('a path is not taken back, because the article stands elsewhere now', async () => {
  const inverse = [setTo('', '/path', '/old')] as const;
  const { document, client } = open({ operation, inverse, under: [], underCount: 0 });
  expect(await revertOperation(document, client, 1)).toMatchObject({ kind: 'failed' });
  expect(document.view().article.nodes.get('')?.fields.path).toBe('/sleep/melatonin');
});

test('while something waits to be saved, nothing is taken back', async () => {
  const { document, client, server } = open({ operation, inverse: [insert], under: [], underCount: 0 });
  server.failWith({ kind: 'signed-out' });
  document.edit([{ kind: 'remove', block: 'intro' }], { label: 'Delete' });
  expect(await revertOperation(document, client, 1)).toMatchObject({ kind: 'failed' });
});
