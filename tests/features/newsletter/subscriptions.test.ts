import type { DatabaseStore } from '#content/database/databaseStore.ts';
import {
  endedForMs,
  hashOfAddress,
  mostMailsADay,
  pauseMs,
  Subscriptions,
  unconfirmedForMs,
} from '#features/newsletter/subscriptions.ts';
import type { PostgresServer } from '../../content/postgres.ts';
import { openBuiltIn, openOnPostgres } from './storeOnBoth.ts';

const noon = new Date('2026-11-23T12:00:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);
const dayMs = 24 * 60 * 60_000;
const patienceMs = 60_000;
/** As many as the server has connections to PostgreSQL: one more would wait in line for one, and for a limited time, however slow the machine. */
const atOnce = 10;

let server: PostgresServer;
const kinds = [
  ['the built-in database', openBuiltIn],
  [
    'PostgreSQL',
    async () => {
      const opened = await openOnPostgres();
      server = opened.server;
      return opened.store;
    },
  ],
] as const;
afterAll(() => server?.stop());

describe.each(kinds)('subscriptions on %s', (_name, open) => {
  let store: DatabaseStore;
  let subscriptions: Subscriptions;
  beforeAll(async () => {
    store = await open();
    subscriptions = new Subscriptions(store.database);
  }, patienceMs);
  afterAll(() => store?.close());

  const ask = (email: string, at = noon, lists = ['weekly']) => subscriptions.ask({ email, lists }, at);

  test('are told to send one mail, however many ask at once', async () => {
    const asked = await Promise.all(Array.from({ length: atOnce }, () => ask('crowd@example.org')));
    expect(asked.filter(({ isDue }) => isDue)).toHaveLength(1);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(await subscriptions.export('crowd@example.org')).toHaveLength(1);
  });

  test('know an address in all ways of writing it', async () => {
    const { id } = await ask(' Ada@Example.ORG ');
    expect((await ask('ada@example.org')).id).toBe(id);
    const [kept] = await subscriptions.export('ADA@example.org');
    expect(kept).toMatchObject({ email: 'Ada@example.org', emailHash: hashOfAddress('ada@example.org') });
  });

  test('wait between two mails, and send so many in a day at most', async () => {
    const due = async (ms: number) => (await ask('often@example.org', after(ms))).isDue;
    expect(await due(0)).toBe(true);
    expect(await due(pauseMs - 1)).toBe(false);
    expect(await due(pauseMs)).toBe(true);
    for (let mails = 2; mails < mostMailsADay; mails++) expect(await due(mails * pauseMs)).toBe(true);
    expect(await due(mostMailsADay * pauseMs)).toBe(false);
    expect(await due(dayMs - 1)).toBe(false);
    expect(await due(dayMs)).toBe(true);
    expect(await due(dayMs + pauseMs)).toBe(true);
  });

  test('ask again at once where a mail did not leave', async () => {
    const { id } = await ask('unlucky@example.org');
    await subscriptions.notSent(id);
    expect((await ask('unlucky@example.org', after(1))).isDue).toBe(true);
  });

  test('count only once they are confirmed, for the letters that were confirmed', async () => {
    const { id } = await ask('grace@example.org', noon, ['weekly', 'nights']);
    expect(await subscriptions.confirm(id, ['weekly'], after(1))).toMatchObject({
      email: 'grace@example.org',
      isNew: true,
      lists: ['weekly'],
    });
    expect(await subscriptions.confirm(id, ['weekly'], after(2))).toMatchObject({ isNew: false, lists: [] });
    const kept = await subscriptions.export('grace@example.org');
    expect(kept.map(({ list, confirmedAt }) => [list, confirmedAt])).toEqual([
      ['nights', undefined],
      ['weekly', after(1).toISOString()],
    ]);
    expect(await ask('grace@example.org', after(3), ['weekly'])).toMatchObject({ isKnown: true });
    expect(await ask('grace@example.org', after(3), ['weekly', 'nights'])).toMatchObject({ isKnown: false });
    expect((await subscriptions.export('grace@example.org'))[1]?.confirmedAt).toBe(after(1).toISOString());
  });

  test.each([
    ['somebody who never asked', '00000000-0000-4000-8000-000000000000', ['weekly']],
    ['no letters', undefined, []],
    ['other letters', undefined, ['nights']],
  ])('are not confirmed for %s', async (_what, id, lists) => {
    const asked = await ask('wrong@example.org');
    expect(await subscriptions.confirm(id ?? asked.id, lists)).toBeUndefined();
  });

  test('end all at once, and only once; asked for anew they have to be confirmed anew', async () => {
    const { id } = await ask('enough@example.org');
    await subscriptions.confirm(id, ['weekly'], after(1));
    expect(await subscriptions.end(id, after(2))).toBe(true);
    expect(await subscriptions.end(id, after(3))).toBe(false);
    expect(await subscriptions.confirm(id, ['weekly'])).toBeUndefined();
    expect(await subscriptions.export('enough@example.org')).toMatchObject([
      { endedAt: after(2).toISOString() },
    ]);
    await ask('enough@example.org', after(4));
    const [again] = await subscriptions.export('enough@example.org');
    expect([again?.confirmedAt, again?.endedAt]).toEqual([undefined, undefined]);
  });

  test('keep what a form says besides, and are erased with all of it', async () => {
    const wish = {
      email: 'gone@example.org',
      lists: ['weekly'],
      source: 'guide',
      conditionNames: ['insomnia'],
    };
    await subscriptions.ask(wish, noon);
    expect(await subscriptions.export('gone@example.org')).toMatchObject([
      { source: 'guide', details: { conditionNames: ['insomnia'] }, askedAt: noon.toISOString() },
    ]);
    expect(await subscriptions.erase('Gone@example.org')).toBe(true);
    expect(await subscriptions.erase('gone@example.org')).toBe(false);
    expect(await subscriptions.export('gone@example.org')).toEqual([]);
  });

  test('are forgotten where nobody confirmed them, or they were ended, after their time', async () => {
    const unconfirmed = await ask('forgotten@example.org');
    const ended = await ask('ended@example.org');
    const kept = await ask('kept@example.org');
    await subscriptions.confirm(ended.id, ['weekly'], noon);
    await subscriptions.confirm(kept.id, ['weekly'], noon);
    await subscriptions.end(ended.id, noon);
    const left = async () => {
      const ids = new Set((await subscriptions.export()).map(({ id }) => id));
      return [unconfirmed, ended, kept].map(({ id }) => ids.has(id));
    };
    await subscriptions.purge(after(unconfirmedForMs));
    expect(await left()).toEqual([true, true, true]);
    await subscriptions.purge(after(unconfirmedForMs + 1));
    expect(await left()).toEqual([false, true, true]);
    await subscriptions.purge(after(endedForMs));
    expect(await left()).toEqual([false, true, true]);
    await subscriptions.purge(after(endedForMs + 1));
    expect(await left()).toEqual([false, false, true]);
  });
});

test('an address as others know it is the SHA-256 of the address in small letters', () =>
  expect(hashOfAddress(' Test@Example.org')).toBe(
    '388c735eec8225c4ad7a507944dd0a975296baea383198aa87177f29af2c6f69',
  ));
