import { writeFileSync } from 'node:fs';
import { migrations } from '#features/auth/migrations.ts';
import { membersApi } from '#features/auth/openAuth.ts';
import { type Session, Sessions } from '#features/auth/sessions.ts';
import { installationForTests, ownerToken, startEditorServer } from './installation.ts';
import { ends, runCommand } from './runCommand.ts';

const secret = 'a secret of at least 32 characters';
const { at, openStore } = installationForTests([{ name: 'auth', migrations }]);
const sessionOf = (email: string): Session => ({
  account: {
    user: { fullName: 'Somebody', initials: 'S', rvoId: `rvo-${email}`, authProvider: 'google', email },
    hasVerifiedEmail: true,
    isNew: false,
    wantsLetters: false,
  },
  tokens: { accessToken: 'a' },
});

beforeAll(async () => {
  await using opened = { store: await openStore(), [Symbol.asyncDispose]: () => opened.store.close() };
  const sessions = new Sessions(opened.store.database, secret);
  for (const email of ['ada@example.org', 'Ada@example.org', 'grace@example.org', 'bo@example.org'])
    await sessions.open('session', sessionOf(email));
});

describe('pagewell members', () => {
  test.each([
    [['members'], 'members takes sign-out'],
    [['members', 'erase', 'ada@example.org'], 'members takes sign-out'],
    [['members', 'sign-out'], 'name the member whose sessions to end'],
    [['members', 'sign-out', 'a@example.org', 'b@example.org'], 'members takes one member'],
    [
      ['members', 'sign-out', 'ada@example.org', '--server', 'nowhere'],
      "--server requires the editor's token",
    ],
    [['members', 'sign-out', 'ada@example.org'], 'Set MEMBERS_SECRET to the value of the server'],
  ])('%j is wrong usage, and it says why', async (args, why) => {
    expect(await ends(...args)).toEqual([2, expect.stringContaining(why)]);
  });

  test('sign-out ends all sessions of one person, and says how many there were', async () => {
    process.env.MEMBERS_SECRET = secret;
    expect(await runCommand('members', 'sign-out', 'ADA@example.org')).toMatchObject({
      status: 0,
      err: expect.stringContaining('2 sessions ended'),
    });
    expect(await runCommand('members', 'sign-out', 'ada@example.org')).toMatchObject({
      status: 1,
      err: expect.stringContaining('0 sessions ended'),
    });
  });

  test('reads the secret that the installation keeps', async () => {
    writeFileSync(at('data/members-secret'), secret);
    expect((await runCommand('members', 'sign-out', 'bo@example.org')).status).toBe(0);
  });

  test('goes through the server that holds the store, with the token of its editor alone', async () => {
    await using opened = { store: await openStore(), [Symbol.asyncDispose]: () => opened.store.close() };
    const { store } = opened;
    await using server = await startEditorServer(store, () =>
      membersApi(new Sessions(store.database, secret)),
    );
    const signOut = () => runCommand('members', 'sign-out', 'grace@example.org', '--server', server.url);
    const added = await store.people.add('Bo', 'publisher');
    process.env.EDITOR_TOKEN = added.ok ? added.token : '';
    expect((await signOut()).status).toBe(3);
    process.env.EDITOR_TOKEN = ownerToken;
    expect((await signOut()).status).toBe(0);
    expect((await signOut()).status).toBe(1);
  });
});
