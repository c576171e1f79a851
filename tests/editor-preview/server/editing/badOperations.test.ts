import 'fake-indexeddb/auto';
import { valueAt } from '#contracts/json/jsonPointer.ts';
import type { EditorDocument } from '#editor-preview/app/document/createDocument.ts';
import { savingInWords } from '#editor-preview/app/document/saving.ts';
import { maxOperationsBytes } from '#editor-preview/model/exchange.ts';
import { type Change, maxEditedBlocks } from '#editor-preview/model/operation.ts';
import { blockJson } from '#editor-preview/model/writeValue.ts';
import { articleOf, heading, prose } from '../../../support/someBlocks.ts';
import { restartingServer, type ServerWithStore } from '../../app/document/chaos/restartingServer.ts';
import { type UnreliableEditor, unreliableEditor } from '../../app/document/chaos/unreliableEditor.ts';
import { setTo } from '../../changes.ts';

// The editor's own window, its browser's store, the server's routes and a database: nothing stands in for anything.

let server: ServerWithStore;
let paths = 0;
beforeAll(async () => {
  server = await restartingServer();
});
afterAll(() => server.end());

const beginning = (path: string) =>
  articleOf(path, 'Melatonin', [heading('intro', 'What it is'), prose('dose', '<p>Half a milligram.</p>')]);

async function windowsOf(...names: string[]) {
  const path = `/sleep/bad-operations-${++paths}`;
  await server.store.publish(path, beginning(path), { author: 'test' });
  const editors = names.map((name) => unreliableEditor(name, path, server, () => 0));
  for (const editor of editors) await editor.open();
  const log = async () => (await server.store.editing.since(path, 0))?.operations ?? [];
  return { path, editors, log };
}

function documentOf(editor: UnreliableEditor | undefined): EditorDocument {
  const document = editor?.document();
  if (!document) throw new Error('No window is open.');
  return document;
}

const write = (document: EditorDocument, text: string) =>
  document.edit([setTo('intro', '/data/text', text)], { label: 'Change the heading' });
const headingOf = (document: EditorDocument) => blockJson(document.view().article, 'intro').data;

test('one change of more than 2 MB is not taken: the editor is told, leaves it out, and those behind it are saved', async () => {
  const { editors, log } = await windowsOf('ada');
  const document = documentOf(editors[0]);
  write(document, 'x'.repeat(maxOperationsBytes));
  write(document, 'Short again');
  expect(await document.save()).toBe(false);
  expect(savingInWords(document.view().saving)).toMatch(/too large for the server/);
  expect((await document.discardRefused())?.changes).toHaveLength(1);
  expect(await log()).toHaveLength(1);
  expect(savingInWords(document.view().saving)).toBe('Saved');
  expect(headingOf(document)).toEqual({ text: 'Short again' });
  editors[0]?.killTab();
});

test('a field of 100,000 characters is written and saved', async () => {
  const { editors, path } = await windowsOf('ada');
  const document = documentOf(editors[0]);
  const long = 'Melatonin. '.repeat(9_100);
  write(document, long);
  expect(await document.save()).toBe(true);
  const { article } = await server.store.editing.open(path, beginning(path));
  expect(article.json).toMatchObject({ blocks: [{ data: { text: long } }, {}] });
  editors[0]?.killTab();
});

test('an article of 2,000 blocks is written and saved; one block more is refused as what it is', async () => {
  const path = `/sleep/bad-operations-${++paths}`;
  const blocks = Array.from({ length: maxEditedBlocks }, (_, index) =>
    heading(index === 0 ? 'intro' : `b${index}`, `Heading ${index}`),
  );
  await server.store.publish(path, { path, title: 'Long', blocks }, { author: 'test' });
  const editor = unreliableEditor('ada', path, server, () => 0);
  await editor.open();
  const document = documentOf(editor);
  expect(document.view().article.nodes.size - 1).toBe(maxEditedBlocks);
  write(document, 'The first of many');
  document.edit([{ kind: 'move', block: 'b1999', into: { parent: '', list: '/blocks' }, after: null }], {
    label: 'Move the last one up',
  });
  expect(await document.save()).toBe(true);
  expect(document.view().conflicts).toEqual([]);
  const block = { json: heading('more', 'One more') };
  const more: readonly Change[] = [
    { kind: 'insert', block, into: { parent: '', list: '/blocks' }, after: null },
  ];
  expect(document.edit(more, { label: 'Add a heading' })).toBe(
    '“Add a heading” could not be done: an article has at most 2,000 blocks.',
  );
  expect(await document.save()).toBe(true);
  expect(document.view().conflicts).toEqual([]);
  const { article } = await server.open(path);
  const kept = valueAt(article.json, '/blocks');
  expect(kept).toHaveLength(maxEditedBlocks);
  expect(kept).toMatchObject({ 0: { id: 'b1999' }, 1: { data: { text: 'The first of many' } } });
  editor.killTab();
});
