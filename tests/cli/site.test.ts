import { siteApi } from '#editor-preview/server/site/siteApi.ts';
import { installationForTests, ownerToken, startEditorServer } from './installation.ts';
import { ends, runCommand } from './runCommand.ts';

const { openStore, writeJson: fileOf } = installationForTests();
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
    expect(await ends('site', 'set', fileOf('bad.json', bad))).toEqual([
      1,
      expect.stringContaining('/auth/showAuth: schema/enum'),
    ]);
    expect(JSON.parse((await runCommand('site', 'show')).out)).toEqual(good);
  });

  test.each([
    [['site'], 'site takes show, or set with one file'],
    [['site', 'show', 'x.json'], 'site takes show, or set with one file'],
    [['site', 'set'], 'site takes show, or set with one file'],
    [['site', 'set', 'no-such-file.json'], 'cannot be read'],
    [['site', 'show', '--server', 'nowhere'], "--server requires the editor's token"],
  ])('%j is wrong usage, and it says why', async (args, why) => {
    expect(await ends(...args)).toEqual([2, expect.stringContaining(why)]);
  });

  test('goes through the server that holds the store, for its owner alone', async () => {
    const store = await openStore();
    await using server = await startEditorServer(store, () => siteApi(store));
    await store.announceServer(server.url);
    process.env.EDITOR_TOKEN = ownerToken;
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
    expect((await put(ownerToken, { auth: { showAuth: 'allways' } })).status).toBe(400);
    expect((await put(ownerToken, [])).status).toBe(400);
    expect(JSON.parse((await runCommand('site', 'show')).out)).toEqual(other);
    await store.close();
  });
});
