import { isRecord } from '#contracts/json/isRecord.ts';
import { editorAddresses, editorFields, importFields } from '#editor-preview/model/editorPages.ts';
import { editorRoutes } from '#editor-preview/server/editorRoutes.ts';
import { picturesApi } from '#editor-preview/server/pictures/picturesApi.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { picture } from '../../features/pictures/picture.ts';
import type { TestServer } from '../../server/support.ts';
import { editorParts } from '../../support/editorParts.ts';
import { installationForTests, ownerToken, startEditorServer } from '../installation.ts';
import { runCommand } from '../runCommand.ts';
import { wxr } from './wxr.ts';

const photo = 'https://nightrest.example/wp-content/uploads/2024/05/lamp.png';
let store: EditorStore;
let server: TestServer;
// Registered before the hook that removes the folder.
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await store.close();
});
const { at, openStore, write } = installationForTests();

beforeAll(async () => {
  store = await openStore();
  const parts = await editorParts();
  server = await startEditorServer(store, () => [
    ...editorRoutes({ ...parts, store }),
    ...picturesApi({ store, folders: [] }),
  ]);
  write('uploads/2024/05/lamp.png', await picture(40, 30));
  write(
    'export.xml',
    wxr([
      {
        id: 1,
        slug: 'naps',
        html: `<p>Nap before three.</p><p><img class="wp-image-9" src="${photo}" alt="A lamp at a bed"></p>`,
      },
      { id: 2, slug: 'tea', html: '<p>Tea.</p>[acme_map zoom="4"]' },
      { id: 3, slug: 'dreams', status: 'draft' },
    ]),
  );
});
beforeEach(() => {
  process.env.EDITOR_TOKEN = ownerToken;
});

const importArchive = (...args: string[]) =>
  runCommand('import', at('export.xml'), '--server', server.url, '--pictures', at('uploads'), ...args);

describe('pagewell import of an archive through a server', () => {
  test('with --drafts publishes nothing', async () => {
    const { status, out } = await importArchive('--drafts', '--limit', '1');
    expect([status, out]).toEqual([0, '/sleep/naps: draft (all articles of this import are drafts)\n']);
    expect(await store.get('/sleep/naps')).toBeUndefined();
  });

  test('publishes what has no errors, keeps the rest as drafts, takes pictures, and redirects', async () => {
    const { status, out } = await importArchive();
    expect([status, out]).toEqual([
      0,
      `/sleep/naps: published
/sleep/tea: draft (it has an error)
/dreams: draft (it is a draft in the archive)
`,
    ]);
    const naps = (await store.get('/sleep/naps'))?.value;
    expect(JSON.stringify(naps)).toMatch(
      /"src":"\/uploads\/lamp[^"]*\.webp","alt":"A lamp at a bed","width":40/,
    );
    expect(await store.get('/sleep/tea')).toBeUndefined();
    expect((await store.getDraft('/sleep/tea'))?.value).toMatchObject({ title: 'Post 2' });
    expect([await store.movedTo('/?p=1'), await store.movedTo('/?p=2')]).toEqual(['/sleep/naps', undefined]);
  });

  test('the same again changes nothing', async () => {
    const { status, out } = await importArchive();
    expect([status, out.match(/: unchanged/g)?.length]).toEqual([0, 3]);
  });

  test('what an editor has changed since stays, and is named', async () => {
    const known = (await store.get('/sleep/naps'))?.value;
    const changed = { ...(isRecord(known) ? known : {}), title: 'Naps, by the editor' };
    await store.publish('/sleep/naps', changed, { author: 'Editor' });
    write('export.xml', wxr([{ id: 1, slug: 'naps', title: 'Naps, by the archive' }]));
    const { status, out } = await importArchive();
    expect([status, out]).toEqual([
      1,
      expect.stringContaining('/sleep/naps: left (an editor has changed it since the last import'),
    ]);
    expect((await store.get('/sleep/naps'))?.value).toMatchObject({ title: 'Naps, by the editor' });
  });

  test.each<[string, object, Record<string, string>, number]>([
    ['what makes no page', { blocks: {} }, {}, 422],
    ['addresses that cannot redirect', { blocks: [] }, { [importFields.formerPaths]: '/?p=1x' }, 400],
    ['too many of them', { blocks: [] }, { [importFields.formerPaths]: '/a\n'.repeat(21) }, 400],
  ])('the server publishes nothing of %s', async (_what, fields, further, expected) => {
    const path = '/sleep/no-page';
    const query = new URLSearchParams({
      [editorFields.path]: path,
      [importFields.as]: 'published',
      ...further,
    });
    const { status } = await server.get(`${editorAddresses.importedArticle}?${query}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${ownerToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ path, title: 'No page', description: '', ...fields }),
    });
    expect(status).toBe(expected);
    expect(await store.get(path)).toBeUndefined();
  });
});
