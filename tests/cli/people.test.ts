import { peopleApi } from '#editor-preview/server/people/peopleApi.ts';
import { installationForTests, ownerToken, startEditorServer } from './installation.ts';
import { ends, runCommand } from './runCommand.ts';

const { openStore } = installationForTests();
beforeEach(() => {
  process.env.SITE_ORIGIN = 'https://health.example';
});

describe('pagewell people', () => {
  test('add writes a link that signs in, and nothing else, so that it can be passed on', async () => {
    const { status, out, err } = await runCommand('people', 'add', 'Anna Berg', '--role', 'publisher');
    expect(status).toBe(0);
    expect(out).toMatch(/^https:\/\/health\.example\/editor\/sign-in#pw_[\w-]{32}\n$/);
    expect(err).toContain('Anna Berg signs in with this link, as publisher');
    await using store = { opened: await openStore(), [Symbol.asyncDispose]: () => store.opened.close() };
    const token = out.trim().split('#')[1] ?? '';
    expect(await store.opened.people.withToken(token)).toMatchObject({ person: { name: 'Anna Berg' } });
  });

  test('add lets somebody in with the account of an address as well, which is nobody else’s', async () => {
    const add = (name: string, email: string) =>
      runCommand('people', 'add', name, '--role', 'publisher', '--email', email);
    expect((await add('Ada Berg', 'Ada@Health.example')).status).toBe(0);
    expect(await add('Eve Berg', 'ada@health.example')).toMatchObject({
      status: 2,
      err: expect.stringContaining('this email address is used by Ada Berg'),
    });
    expect(await add('Eve Berg', 'ada')).toMatchObject({
      status: 2,
      err: expect.stringContaining('this is not an email address'),
    });
    expect((await add('Eve Berg', '')).status).toBe(2);
    const store = await openStore();
    expect((await store.people.withEmail('ada@health.example'))?.person).toMatchObject({
      name: 'Ada Berg',
      role: 'publisher',
    });
    await store.close();
    expect((await runCommand('people', 'list')).out).toMatch(
      /^Ada Berg {3}publisher, since [\d-]+, or with the account of ada@health.example$/m,
    );
    expect((await runCommand('people', 'revoke', 'Ada Berg')).status).toBe(0);
    expect((await add('Eve Berg', 'ada@health.example')).status).toBe(0);
    expect((await runCommand('people', 'revoke', 'Eve Berg')).status).toBe(0);
  });

  test('list names those who may sign in, with --all also those who may no more', async () => {
    await runCommand('people', 'add', 'Bo', '--role', 'writer');
    expect((await runCommand('people', 'revoke', 'Bo')).status).toBe(0);
    const listed = await runCommand('people', 'list');
    expect([listed.status, listed.out]).toEqual([
      0,
      expect.stringMatching(/^Anna Berg {2}publisher, since 2\d{3}-\d\d-\d\d\n$/),
    ]);
    expect(listed.err).toBe('pagewell: 1 person with access\n');
    expect((await runCommand('people', 'list', '--all')).out).toMatch(
      /^Bo {9}writer, since [\d-]+, revoked [\d-]+$/m,
    );
  });

  test('revoke takes the link away', async () => {
    const { out } = await runCommand('people', 'add', 'Carin', '--role', 'medical-reviewer');
    expect((await runCommand('people', 'revoke', 'carin')).err).toContain('Carin is signed out');
    const store = await openStore();
    expect(await store.people.withToken(out.trim().split('#')[1] ?? '')).toBeUndefined();
    await store.close();
  });

  test.each([
    [['people'], 'a task is required'],
    [['people', 'add'], 'name the person to add'],
    [['people', 'revoke'], 'name the person to revoke'],
    [['people', 'invite', 'X'], 'people takes add, list and revoke'],
    [['people', 'add', 'X'], '--role must be one of writer, medical-reviewer, publisher'],
    [['people', 'add', 'X', '--role', 'owner'], 'not "owner"'],
    [['people', 'add', 'Editor', '--role', 'writer'], 'is reserved in the history'],
    [['people', 'add', 'Anna Berg', '--role', 'writer'], 'already has a token'],
    [['people', 'revoke', 'Nobody'], 'no person named "Nobody" has access'],
    [['people', 'list', '--server', 'nowhere'], "--server requires the editor's token"],
  ])('%j is wrong usage, and it says why', async (args, why) => {
    expect(await ends(...args)).toEqual([2, expect.stringContaining(why)]);
  });

  test('goes through the server that holds the store', async () => {
    const store = await openStore();
    await using server = await startEditorServer(store, () => peopleApi(store.people));
    await store.announceServer(server.url);
    expect(await runCommand('people', 'list')).toMatchObject({
      status: 3,
      err: expect.stringContaining('set EDITOR_TOKEN to its editor token'),
    });
    process.env.EDITOR_TOKEN = ownerToken;
    delete process.env.SITE_ORIGIN;
    const added = await runCommand('people', 'add', 'Dag', '--role', 'writer', '--server', server.url);
    expect(added.out).toMatch(new RegExp(`^${server.url}/editor/sign-in#pw_`));
    // Also where the command finds out itself who holds the store.
    const found = await runCommand(
      'people',
      'add',
      'Eli',
      '--role',
      'writer',
      '--email',
      'eli@health.example',
    );
    expect(found.out).toMatch(new RegExp(`^${server.url}/editor/sign-in#pw_`));
    expect((await runCommand('people', 'list')).out).toMatch(
      /^Eli .*, or with the account of eli@health\.example$/m,
    );
    expect((await runCommand('people', 'list')).out).toMatch(/^Dag {6} {2}writer/m);
    expect((await runCommand('people', 'add', 'Dag', '--role', 'writer')).status).toBe(2);
    expect((await runCommand('people', 'revoke', 'Dag')).status).toBe(0);
    expect((await runCommand('people', 'revoke', 'Dag')).status).toBe(2);
    process.env.EDITOR_TOKEN = 'another-long-token';
    expect((await runCommand('people', 'list')).err).toContain('rejects this EDITOR_TOKEN');
    await store.close();
  });
});
