import { join } from 'node:path';
import { editorAccess } from '#features/editor/access/editorAccess.ts';
import { siteApi } from '#features/editor/site/siteApi.ts';
import { RateLimits } from '#platform/http/rateLimits.ts';
import { quietLog } from '../content/quietLog.ts';
import { startTestServer } from '../server/support.ts';
import { editorParts } from '../support/editorParts.ts';
import { openEditorStore } from '../support/editorStore.ts';
import { putEmptyDatabase } from '../support/emptyDatabase.ts';
import { runCommand } from './runCommand.ts';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

const environment = { ...process.env };
let folder: TemporaryFolder;
const fileOf = (name: string, value: unknown) => {
  folder.write(name, JSON.stringify(value));
  return join(folder.path, name);
};

beforeAll(() => {
  folder = temporaryFolder();
  putEmptyDatabase(join(folder.path, 'data', 'store'));
});
beforeEach(() => {
  process.env.DATA_DIR = join(folder.path, 'data');
  delete process.env.DATABASE_URL;
  delete process.env.EDITOR_TOKEN;
});
afterAll(() => {
  process.env = environment;
  folder[Symbol.dispose]();
});

const openStore = () => openEditorStore({ folder: join(folder.path, 'data', 'store') }, quietLog());
const good = { auth: { showAuth: 'always' } };

describe('pagewell site', () => {
  test('shows nothing where the store has none, then what was set', async () => {
    expect(await runCommand('site', 'show')).toMatchObject({ status: 4, out: '' });
    expect((await runCommand('site', 'set', fileOf('good.json', good))).status).toBe(0);
    const { status, out } = await runCommand('site', 'show');
    expect([status, JSON.parse(out)]).toEqual([0, good]);
  });

  test('takes nothing in which something is wrong, and says what', async () => {
    const bad = { auth: { showAuth: 'allways' } };
    const { status, err } = await runCommand('site', 'set', fileOf('bad.json', bad));
    expect([status, err]).toEqual([1, expect.stringContaining('/auth/showAuth: schema/enum')]);
    expect(JSON.parse((await runCommand('site', 'show')).out)).toEqual(good);
  });

  test.each([
    [['site'], 'site takes show, or set with one file'],
    [['site', 'show', 'x.json'], 'site takes show, or set with one file'],
    [['site', 'set'], 'site takes show, or set with one file'],
    [['site', 'set', 'no-such-file.json'], 'cannot be read'],
    [['site', 'show', '--server', 'nowhere'], "--server wants the editor's token"],
  ])('%j is wrong usage, and it says why', async (args, why) => {
    const { status, err } = await runCommand(...args);
    expect([status, err]).toEqual([2, expect.stringContaining(why)]);
  });

  test('goes through the server that holds the store, for its owner alone', async () => {
    const store = await openStore();
    const { renderer } = await editorParts();
    const token = 'the-token-of-the-owner';
    await using server = await startTestServer({
      open: () => [
        ...editorAccess({
          token,
          people: store.people,
          limits: new RateLimits(),
          shell: renderer,
          https: false,
        }),
        ...siteApi(store),
      ],
    });
    await store.announceServer(server.url);
    process.env.EDITOR_TOKEN = token;
    const other = { auth: { showAuth: 'never' } };
    expect((await runCommand('site', 'set', fileOf('other.json', other))).status).toBe(0);
    expect(JSON.parse((await runCommand('site', 'show')).out)).toEqual(other);

    const put = (authorization: string, body: unknown) =>
      server.get('/editor/api/site', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${authorization}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const added = await store.people.add('Anna Berg', 'publisher');
    expect((await put(added.ok ? added.token : '', good)).status).toBe(403);
    expect((await put(token, { auth: { showAuth: 'allways' } })).status).toBe(400);
    expect((await put(token, [])).status).toBe(400);
    expect(JSON.parse((await runCommand('site', 'show')).out)).toEqual(other);
    await store.close();
  });
});
