import { readFileSync } from 'node:fs';
import { openDrugSavings } from '#features/drug-savings/openDrugSavings.ts';
import { settings } from '#features/drug-savings/settings.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import { drug, others } from '../features/drug-savings/list/drugsForTests.ts';
import { description } from '../support/description.ts';
import { block } from '../support/someBlocks.ts';
import { installationForTests, ownerToken, startEditorServer } from './installation.ts';
import { ends, runCommand } from './runCommand.ts';

const { at, openStore, write, writeJson: fileOf } = installationForTests(others);
const good = { drugs: [drug('atorvastatin', { brands: ['lipitor'] }), drug('metformin')] };
const shown = async () => JSON.parse((await runCommand('drugs', 'show')).out);

const article = {
  path: '/cholesterol',
  title: 'Cholesterol',
  description,
  blocks: [
    block('prices', 'drug-savings', {
      drugName: 'Atorvastatin',
      drugSlug: 'atorvastatin',
      manufacturers: good.drugs[0]?.manufacturers,
    }),
  ],
};

describe('pagewell drugs', () => {
  test('shows nothing where there is no list, then what was set', async () => {
    expect(await runCommand('drugs', 'show')).toMatchObject({ status: 4, out: '' });
    expect(await ends('drugs', 'set', fileOf('good.json', good))).toEqual([0, 'pagewell: 2 drugs stored\n']);
    expect(await shown()).toEqual(good);
  });

  test('takes all files of a folder as one list', async () => {
    const [first, second] = good.drugs;
    fileOf('list/b.json', { drugs: [first] });
    fileOf('list/a.json', { drugs: [second] });
    write('list/notes.txt', 'no list');
    expect((await runCommand('drugs', 'set', at('list'))).status).toBe(0);
    expect(await shown()).toEqual({ drugs: [second, first] });
  });

  test('takes nothing in which something is wrong, and says where, and what would be right', async () => {
    await runCommand('drugs', 'set', fileOf('good.json', good));
    const bad = fileOf('bad.json', { drugs: [{ ...drug('glipizide'), schedule: 'VI' }], more: 1 });
    const { status, err } = await runCommand('drugs', 'set', bad);
    expect(status).toBe(1);
    expect(err).toMatch(/bad\.json:\d+ \/more: .*no field "more"/);
    expect(err).toMatch(/bad\.json:\d+ \/drugs\/0\/schedule: .*"II", "III", "IV" or "V"/);
    expect(err).toContain('nothing was stored: 2 problems');
    expect(await shown()).toEqual(good);
  });

  test('names file and line of both, where something stands in two files', async () => {
    const [first] = good.drugs;
    fileOf('twice/a.json', { drugs: [drug('zolpidem'), first] });
    fileOf('twice/b.json', { drugs: [drug('glipizide'), first] });
    const { status, err } = await runCommand('drugs', 'set', at('twice'));
    expect(status).toBe(1);
    const line = (name: string) =>
      readFileSync(at(name), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('"slug": "atorvastatin"')) + 1;
    expect(err).toContain(
      `b.json:${line('twice/b.json')} /drugs/1/slug: "atorvastatin" is in the list twice.`,
    );
    expect(err).toContain(`a.json:${line('twice/a.json')} /drugs/1/slug.`);
  });

  test.each([
    ['a file that is no list of its folder', '[]', 1, 'no-list.json:1:'],
    ['no JSON', '{\n "drugs": [,]\n}', 1, 'no-list.json:2: '],
    ['nothing', '', 1, 'no-list.json:1: The file is empty'],
  ])('says what is wrong with %s', async (_what, text, expected, why) => {
    write('no-list.json', text);
    expect(await ends('drugs', 'set', at('no-list.json'))).toEqual([expected, expect.stringContaining(why)]);
  });

  test.each([
    [['drugs'], 'drugs takes show, or set with one file or folder'],
    [['drugs', 'show', 'x.json'], 'drugs takes show, or set with one file or folder'],
    [['drugs', 'set'], 'drugs takes show, or set with one file or folder'],
    [['drugs', 'set', 'a.json', 'b.json'], 'drugs takes show, or set with one file or folder'],
    [['drugs', 'set', 'no-such-file.json'], 'cannot be read'],
    [['drugs', 'set', 'tests/cli/cache'], 'tests/cli/cache has no file whose name ends with .json'],
    [['drugs', 'show', '--server', 'nowhere'], "--server requires the editor's token"],
  ])('%j is wrong usage, and it says why', async (args, why) => {
    expect(await ends(...args)).toEqual([2, expect.stringContaining(why)]);
  });

  test('names the published articles whose formulations go, and no others', async () => {
    await runCommand('drugs', 'set', fileOf('good.json', good));
    const store = await openStore();
    await store.publish('/cholesterol', article, { basedOn: null, author: 'a test' });
    await store.close();
    const without = fileOf('without.json', { drugs: [drug('atorvastatin'), drug('metformin')] });
    const { status, err } = await runCommand('drugs', 'set', without);
    expect([status, err]).toEqual([
      0,
      'pagewell: /cholesterol uses formulations that no longer exist: lipitor-1\npagewell: 2 drugs stored\n',
    ]);
    expect((await runCommand('drugs', 'set', without)).err).toBe('pagewell: 2 drugs stored\n');
  });

  test('goes through the server that holds the store, for its owner alone', async () => {
    await runCommand('drugs', 'set', fileOf('good.json', good));
    const store = await openStore();
    await using server = await startEditorServer(store, async (parts) => {
      const content = { ...parts.content, source: store, database: store.database };
      const off = readSettings(settings, { DRUG_SAVINGS: 'off' }, []);
      const { routes = [] } = await openDrugSavings({ ...parts, content }, off);
      return routes;
    });
    await store.announceServer(server.url);
    process.env.EDITOR_TOKEN = ownerToken;
    expect(await shown()).toEqual(good);
    const other = { drugs: [drug('metformin')] };
    const { status, err } = await runCommand('drugs', 'set', fileOf('other.json', other));
    expect([status, err]).toEqual([
      0,
      expect.stringContaining(
        '/cholesterol uses formulations that no longer exist: atorvastatin-1, lipitor-1',
      ),
    ]);
    expect(await shown()).toEqual(other);

    const put = (authorization: string, body: unknown) =>
      server.get('/editor/api/drugs', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${authorization}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const added = await store.people.add('Anna Berg', 'publisher');
    expect((await put(added.ok ? added.token : '', good)).status).toBe(403);
    expect((await put('another-token-altogether', good)).status).toBe(401);
    const refused = await put(ownerToken, { drugs: [{ ...drug('glipizide'), schedule: 'VI' }] });
    expect([refused.status, JSON.parse(refused.body).error]).toEqual([
      400,
      expect.stringContaining('/drugs/0/schedule: '),
    ]);
    expect((await put(ownerToken, [])).status).toBe(400);
    expect(await shown()).toEqual(other);
    await store.close();
  });
});
