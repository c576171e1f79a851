import { editorRoutes } from '#editor-preview/server/editorRoutes.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import type { TestServer } from '../server/support.ts';
import { editorParts } from '../support/editorParts.ts';
import { someBlocks } from '../support/someBlocks.ts';
import { installationForTests, ownerToken, startEditorServer } from './installation.ts';
import { runCommand } from './runCommand.ts';

let store: EditorStore;
let server: TestServer;
// Registered before the hook that removes the folder.
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await store.close();
});
const { at, openStore, writeJson } = installationForTests();

/** A server as `npm run dev` runs one: it holds the store, and says in the lock where it is. */
beforeAll(async () => {
  store = await openStore();
  const parts = await editorParts();
  server = await startEditorServer(store, () => editorRoutes({ ...parts, store }));
  await store.announceServer(server.url);
});
beforeEach(() => {
  process.env.EDITOR_TOKEN = ownerToken;
});

const written = (path: string, title: string, name = 'a.json'): string =>
  writeJson(name, { path, title, description: '', blocks: someBlocks });
const titleOf = async (path: string): Promise<unknown> => (await store.get(path))?.value;

describe('pagewell import, while a server holds the store', () => {
  test('goes through the server, whose readers see it', async () => {
    const { status, out, err } = await runCommand('import', written('/a', 'One'));
    expect([status, err]).toEqual([
      0,
      `pagewell: process ${process.pid} uses the store, so this command uses ${server.url}\n`,
    ]);
    expect(out).toBe(`/a: published from ${at('a.json')}\n`);
    expect(await titleOf('/a')).toMatchObject({ title: 'One' });
    expect((await runCommand('import', written('/a', 'One'))).out).toContain('/a: unchanged from ');
    await runCommand('import', written('/a', 'Two'), '--note', 'The second title.');
    expect(await titleOf('/a')).toMatchObject({ title: 'Two' });
    expect((await store.get('/a'))?.changes?.map(({ note }) => note)).toEqual(['The second title.']);
  });

  test('says who holds it, and what it lacks, where it does not know the token', async () => {
    delete process.env.EDITOR_TOKEN;
    const { status, err } = await runCommand('import', written('/b', 'One'));
    expect(status).toBe(3);
    expect(err).toContain(`is in use by process ${process.pid} on `);
    expect(err).toContain(`which serves ${server.url}`);
    expect(err).toContain('Or set EDITOR_TOKEN to its editor token');
  });
});

describe('pagewell import --server', () => {
  const importAt = (file: string, address = server.url) => runCommand('import', file, '--server', address);

  test('leaves an article alone that an editor has begun to change', async () => {
    const draft = { path: '/drafted', title: 'Draft', description: '', blocks: someBlocks };
    await store.saveDraft('/drafted', draft, { author: 'editor', basedOn: null });
    const { status, err } = await importAt(written('/drafted', 'Imported'));
    expect([status, err]).toEqual([1, expect.stringContaining('it has a draft of an editor')]);
    expect((await store.getDraft('/drafted'))?.value).toMatchObject({ title: 'Draft' });
  });

  test('tells what the server does not publish, and imports the rest', async () => {
    writeJson('several/broken.json', { path: '/broken', blocks: {} });
    written('/sound', 'S', 'several/sound.json');
    const { status, out, err } = await importAt(at('several'));
    expect([status, out]).toEqual([1, expect.stringContaining('/sound: published')]);
    expect(err).toContain('broken.json: not imported: ');
    expect(await store.get('/broken')).toBeUndefined();
  });

  test.each<[string, () => string, number, string]>([
    ['with another token', () => server.url, 2, 'rejects this EDITOR_TOKEN'],
    ['where no server answers', () => 'http://127.0.0.1:9', 3, 'does not respond'],
    ['at something else', () => 'file:///etc', 2, '--server must be an address such as'],
  ])('%s says so', async (_what, addressOf, expected, message) => {
    process.env.EDITOR_TOKEN = 'another';
    const { status, err } = await importAt(written('/c', 'C'), addressOf());
    expect([status, err]).toEqual([expected, expect.stringContaining(message)]);
  });

  test('wants a token', async () => {
    delete process.env.EDITOR_TOKEN;
    const { status, err } = await importAt(written('/d', 'D'));
    expect([status, err]).toEqual([2, expect.stringContaining("the editor's token in EDITOR_TOKEN")]);
  });
});
