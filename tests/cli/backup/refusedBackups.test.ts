import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Manifest } from '#cli/backup/manifest.ts';
import { writeBackup } from '#cli/backup/writeBackup.ts';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { migrations } from '#content/database/migrations/migrations.ts';
import { workOnDatabase } from '#content/database/opening/openAsItIs.ts';
import { StoreLock } from '#content/database/opening/storeLock.ts';
import { articleAt } from '../../content/articles.ts';
import { putStoreOf0034 } from '../../content/database/storeOf0034.ts';
import { type PostgresServer, startPostgres } from '../../content/postgres.ts';
import { quietLog } from '../../content/quietLog.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { ends, runCommand } from '../runCommand.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporaryFolder.ts';
import { withManifest } from './changedBackup.ts';

const environment = { ...process.env };
let folder: TemporaryFolder;
let postgres: PostgresServer;
let databaseUrl: string;
const at = (name: string) => join(folder.path, name);

beforeAll(async () => {
  folder = temporaryFolder();
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase('empty');
  const store = await openBuiltInStore();
  await store.publish('/sleep', articleAt('/sleep', 'Sleep'), { author: 'Ada', basedOn: null });
  folder.write('data/media/a.jpg', 'a picture');
  await writeBackup(store.database, at('data'), at('backup'));
  await store.close();
});
beforeEach(() => {
  process.env.DATABASE_URL = databaseUrl;
  process.env.DATA_DIR = at('restored');
});
afterAll(async () => {
  process.env = environment;
  await postgres.stop();
  folder[Symbol.dispose]();
});

describe('nothing was restored', () => {
  test.each<[string, (manifest: Manifest) => unknown, string]>([
    [
      'of a newer version',
      ({ migrations, ...rest }) => ({ ...rest, migrations: { ...migrations, kysely_migration: ['0999-x'] } }),
      'the backup is of a newer version: this one does not know the database migration "0999-x"',
    ],
    [
      'of a release too old to upgrade from',
      ({ migrations, ...rest }) => ({
        ...rest,
        migrations: { ...migrations, kysely_migration: ['0001-articles', '0034-candidates'] },
      }),
      'the backup is of a release too old to upgrade from: its database lacks the migration "0033-change-bus"',
    ],
    [
      'without one of its tables',
      ({ tables: { drafts: _gone, ...tables }, ...rest }) => ({ ...rest, tables }),
      'the backup is not complete: the table "drafts"',
    ],
    [
      'with a table that there never was',
      ({ tables, ...rest }) => ({ ...rest, tables: { ...tables, zzz: tables.drafts } }),
      'the backup has an unknown table "zzz" in the database',
    ],
    [
      'with another number of rows',
      (manifest) => {
        if (manifest.tables.articles) manifest.tables.articles.rows = 7;
      },
      'articles has 1 rows in the backup, but its manifest says 7',
    ],
  ])('%s', async (name, change, why) => {
    const backup = withManifest(at('backup'), at(name.replaceAll(' ', '-')), change);
    cpSync(join(backup, 'tables/drafts.ndjson'), join(backup, 'tables/zzz.ndjson'));
    expect(await ends('restore', backup)).toEqual([1, expect.stringContaining(why)]);
    expect(existsSync(at('restored/media/a.jpg'))).toBe(false);
  });

  test('over a file that is there', async () => {
    process.env.DATA_DIR = at('data');
    expect(await ends('restore', at('backup'))).toEqual([
      1,
      expect.stringContaining('media/a.jpg already exists'),
    ]);
  });

  test.each([
    ['where a sum is another one', 'damaged', 1, 'it has 1 bytes'],
    ['of a folder that is not there', 'nowhere', 1, 'is not a complete backup'],
  ])('%s', async (_what, name, expected, why) => {
    if (name === 'damaged') {
      withManifest(at('backup'), at(name), () => undefined);
      writeFileSync(at('damaged/tables/drafts.ndjson'), '[');
    }
    expect(await ends('restore', at(name))).toEqual([expected, expect.stringContaining(why)]);
  });

  test.each([
    [['backup'], 'backup takes one folder'],
    [['backup', 'a', 'b'], 'backup takes one folder'],
    [['restore'], 'restore takes the folder of one backup'],
  ])('%j is wrong usage', async (args, why) => {
    expect(await ends(...args)).toEqual([2, expect.stringContaining(why)]);
  });
});

test('a backup of the release of 0034-candidates is brought up to date, in the same database that refused the others', async () => {
  const location = { databaseUrl: await postgres.createDatabase('before') };
  await putStoreOf0034(location);
  await workOnDatabase(
    location,
    quietLog(),
    async (db) => void (await writeBackup(db, at('data'), at('of-0034'))),
  );
  expect(await runCommand('restore', at('of-0034'))).toMatchObject({
    status: 0,
    err: expect.stringContaining('are restored'),
  });
  const store = await DatabaseStore.open({ databaseUrl }, quietLog());
  try {
    expect((await store.get('/sleep/short-naps'))?.value).toMatchObject({ title: 'Short naps' });
    const record = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      store.database,
    );
    expect(record.rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  } finally {
    await store.close();
  }
});

test('a built-in database that a process holds is not backed up; which process that is, is said', async () => {
  delete process.env.DATABASE_URL;
  process.env.DATA_DIR = at('held');
  mkdirSync(at('held/store'), { recursive: true });
  const lock = await StoreLock.acquire(at('held/store'), quietLog());
  const { status, err } = await runCommand('backup', at('of-held'));
  await lock.release();
  expect([status, err]).toEqual([3, expect.stringContaining(`is in use by process ${process.pid}`)]);
  expect(existsSync(at('of-held'))).toBe(false);
});
