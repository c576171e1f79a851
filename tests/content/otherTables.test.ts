import { join } from 'node:path';
import { sql } from 'kysely';
import { createContentSource } from '#content/createContentSource.ts';
import { temporaryFolder } from '../cli/temporaryFolder.ts';
import { putEmptyDatabase } from '../support/emptyDatabase.ts';
import { quietLog } from './quietLog.ts';

const signUps = {
  name: 'sign-ups',
  migrations: {
    '0002-when': {
      up: async (db: never) => void (await sql`alter table sign_ups add column at date`.execute(db)),
    },
    '0001-table': {
      up: async (db: never) => void (await sql`create table sign_ups (name text)`.execute(db)),
    },
  },
};

async function withTables(dataDir: string, otherTables: [] | [typeof signUps]): Promise<unknown[]> {
  const content = await createContentSource({ dataDir, otherTables }, quietLog());
  try {
    const db = content.database.withTables<{ sign_ups: { name: string; at: null } }>();
    if (otherTables.length > 0) await db.insertInto('sign_ups').values({ name: 'Ada', at: null }).execute();
    return await db.selectFrom('sign_ups').selectAll().execute();
  } finally {
    await content.close();
  }
}

test('tables of others are made once, in the order of their migrations, and stay when nobody asks for them', async () => {
  using folder = temporaryFolder();
  const { path } = folder;
  putEmptyDatabase(join(path, 'store'));
  expect(await withTables(path, [signUps])).toEqual([{ name: 'Ada', at: null }]);
  expect(await withTables(path, [])).toHaveLength(1);
  expect(await withTables(path, [signUps])).toHaveLength(2);
});
