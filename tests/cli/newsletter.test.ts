import { newsletterManagement } from '#features/newsletter/management.ts';
import { migrations } from '#features/newsletter/migrations.ts';
import { managementApi } from '#features/newsletter/openNewsletter.ts';
import { hashOfAddress, Subscriptions } from '#features/newsletter/subscriptions.ts';
import { installationForTests, ownerToken, startEditorServer } from './installation.ts';
import { ends, runCommand } from './runCommand.ts';

const others = [{ name: 'newsletter', migrations }];
const { openStore } = installationForTests(others);

beforeAll(async () => {
  const store = await openStore();
  const subscriptions = new Subscriptions(store.database);
  await subscriptions.ask({ email: 'Ada@example.org', lists: ['weekly'], source: 'guide' });
  await subscriptions.ask({ email: 'grace@example.org', lists: ['weekly'] });
  await store.close();
});

const lines = (out: string): unknown[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('pagewell newsletter', () => {
  test('export writes all that is kept, a line each, with the way out of all letters', async () => {
    const { status, out, err } = await runCommand('newsletter', 'export');
    expect([status, err]).toEqual([0, expect.stringContaining('2 subscriptions exported')]);
    expect(lines(out)).toMatchObject([
      {
        email: 'Ada@example.org',
        emailHash: hashOfAddress('ada@example.org'),
        list: 'weekly',
        source: 'guide',
        unsubscribePath: expect.stringMatching(/^\/newsletter\/unsubscribe\?t=[\w-]+\.[\w-]+$/),
      },
      { email: 'grace@example.org' },
    ]);
  });

  test.each([
    [['newsletter'], 'newsletter takes export and erase'],
    [['newsletter', 'send'], 'newsletter takes export and erase'],
    [['newsletter', 'erase'], 'name the address to erase'],
    [['newsletter', 'erase', 'ada'], '"ada" is not an email address'],
    [['newsletter', 'export', 'a@example.org', 'b@example.org'], 'one address at most'],
    [['newsletter', 'export', '--server', 'nowhere'], "--server requires the editor's token"],
  ])('%j is wrong usage, and it says why', async (args, why) => {
    expect(await ends(...args)).toEqual([2, expect.stringContaining(why)]);
  });

  test('goes through the server that holds the store, with the token of its editor alone', async () => {
    await using opened = { store: await openStore(), [Symbol.asyncDispose]: () => opened.store.close() };
    const { store } = opened;
    await using server = await startEditorServer(store, () =>
      managementApi(newsletterManagement(store.database)),
    );
    const through = (...args: string[]) => runCommand('newsletter', ...args, '--server', server.url);
    process.env.EDITOR_TOKEN = 'another-token-of-nobody';
    expect(await through('export')).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringContaining('rejects this EDITOR_TOKEN'),
    });
    process.env.EDITOR_TOKEN = ownerToken;
    expect(lines((await through('export', 'ADA@example.org')).out)).toMatchObject([{ source: 'guide' }]);
    expect((await through('erase', 'ada@example.org')).status).toBe(0);
    expect((await through('erase', 'ada@example.org')).status).toBe(1);
    expect(lines((await through('export')).out)).toHaveLength(1);

    const added = await store.people.add('Bo', 'publisher');
    process.env.EDITOR_TOKEN = added.ok ? added.token : '';
    expect(await through('export')).toMatchObject({ out: '' });
  });

  test('erase forgets an address with all that is kept of it', async () => {
    expect((await runCommand('newsletter', 'erase', 'Grace@example.org')).status).toBe(0);
    expect(await runCommand('newsletter', 'export')).toMatchObject({ status: 0, out: '' });
    expect(await runCommand('newsletter', 'erase', 'grace@example.org')).toMatchObject({
      status: 1,
      err: expect.stringContaining('no data is stored'),
    });
  });
});
