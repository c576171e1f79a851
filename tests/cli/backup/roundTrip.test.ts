import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { tablesOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { type PostgresServer, startPostgres } from '../../content/postgres.ts';
import { quietLog } from '../../content/quietLog.ts';
import { putEmptyDatabase } from '../../support/emptyDatabase.ts';
import { ends, runCommand } from '../runCommand.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporaryFolder.ts';
import { everythingIn, fillEveryTable } from './filledDatabase.ts';

const environment = { ...process.env };
const secret = 'a made-up secret of more than 32 characters';
const event = { kind: 'view', path: '/new', data: {} };
let folder: TemporaryFolder;
let postgres: PostgresServer;
let databaseUrl: string;
let everything: Record<string, string[]>;

const at = (name: string) => join(folder.path, name);
const useSite = (name: string, url?: string) => {
  process.env.DATA_DIR = at(name);
  if (url === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = url;
};
const openStore = (location: Parameters<typeof DatabaseStore.open>[0]) =>
  DatabaseStore.open(location, quietLog(), { others: tablesOf(features) });
const everythingOf = async (location: Parameters<typeof DatabaseStore.open>[0]) => {
  const store = await openStore(location);
  try {
    return await everythingIn(store.database);
  } finally {
    await store.close();
  }
};

beforeAll(async () => {
  folder = temporaryFolder();
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase('restored');
  putEmptyDatabase(at('laptop/store'));
  const store = await openStore({ folder: at('laptop/store') });
  await store.events.record([event]);
  await fillEveryTable(store.database);
  everything = await everythingIn(store.database);
  await store.close();
  mkdirSync(at('laptop/media/recipes'), { recursive: true });
  writeFileSync(at('laptop/media/recipes/soup.jpg'), Buffer.from([0, 255, 10]));
  writeFileSync(at('laptop/members-secret'), secret, { mode: 0o600 });
});
afterAll(async () => {
  process.env = environment;
  await postgres.stop();
  folder[Symbol.dispose]();
});

describe('a site goes from the built-in database to a server and back', () => {
  test('with a row in every table', () =>
    expect(Object.entries(everything).filter(([, rows]) => rows.length === 0)).toEqual([]));

  test('by a backup of the built-in database, restored into PostgreSQL', async () => {
    useSite('laptop');
    expect(await runCommand('backup', at('first'))).toMatchObject({ status: 0, out: '' });
    useSite('server', databaseUrl);
    expect(await ends('restore', at('first'))).toEqual([
      0,
      expect.stringMatching(/rows and 2 files are restored/),
    ]);
    expect(await everythingOf({ databaseUrl })).toEqual(everything);
  });

  test('with what PostgreSQL knows of the rows, by which it answers quickly from the first moment', async () => {
    const store = await openStore({ databaseUrl });
    const { rows } = await sql<{ known: boolean }>`
      select reltuples > 0 as known from pg_class where relname in ('articles', 'revisions', 'search_documents')`.execute(
      store.database,
    );
    await store.close();
    expect(rows).toEqual([{ known: true }, { known: true }, { known: true }]);
  });

  test('with its files, and a secret for its owner alone', () => {
    expect(readFileSync(at('server/media/recipes/soup.jpg'))).toEqual(Buffer.from([0, 255, 10]));
    expect(readFileSync(at('server/members-secret'), 'utf8')).toBe(secret);
    expect(statSync(at('server/members-secret')).mode & 0o777).toBe(0o600);
    expect(statSync(at('first')).mode & 0o077).toBe(0);
  });

  test('and by one of PostgreSQL, restored into the built-in database', async () => {
    useSite('server', databaseUrl);
    expect((await runCommand('backup', at('second'))).status).toBe(0);
    useSite('second-laptop');
    expect((await runCommand('restore', at('second'))).status).toBe(0);
    expect(await everythingOf({ folder: at('second-laptop/store') })).toEqual(everything);
  });

  test('where work goes on: the next number is a new one', async () => {
    const store = await openStore({ folder: at('second-laptop/store') });
    // Every number of the restored tables is as large as it may be, the size of the events too.
    await store.database.deleteFrom('event_days').execute();
    await store.events.record([event]);
    const { events = [] } = await everythingIn(store.database);
    await store.close();
    expect(events.map((row) => row.split(',')[0])).toEqual(['(1', '(2', '(9007199254740993']);
  });

  test('but never over what is there', async () => {
    useSite('server', databaseUrl);
    expect(await ends('restore', at('second'))).toEqual([
      1,
      expect.stringContaining('this database already has tables'),
    ]);
    expect(await everythingOf({ databaseUrl })).toEqual(everything);
  });
});
