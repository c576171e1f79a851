import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { migrations } from '#content/database/migrations/migrations.ts';
import { migrateToLatest, openBuiltIn } from '#content/database/opening/openDatabase.ts';
import { quietLog } from '../quietLog.ts';

/** What stores have recorded. Kysely opens none that has recorded a step which is not there any more, or in another order. */
const recorded = [
  '0001-articles',
  '0002-search',
  '0003-events',
  '0004-change-notices',
  '0005-article-dates',
  '0006-revision-notes',
  '0007-editing',
  '0008-people',
  '0009-history',
  '0010-comments-and-shares',
  '0011-uploaded-pictures',
  '0012-places',
  '0013-edited-uncompressed',
  '0014-standings',
  '0015-site-configuration',
  '0016-rate-limits',
  '0017-email-of-people',
  '0018-folded-operations',
  '0019-lists-by-change',
];

describe('the steps of the database', () => {
  test('begin with those that stores of before have recorded, by the same names', () => {
    expect(Object.keys(migrations).sort().slice(0, recorded.length)).toEqual(recorded);
  });

  test('have a file each, of the same name', () => {
    const files = readdirSync(new URL('../../../content/database/migrations/', import.meta.url));
    const steps = files.map((file) => file.replace(/\.ts$/, '')).filter((name) => name !== 'migrations');
    expect(steps.sort()).toEqual(Object.keys(migrations).sort());
  });
});

describe('a database that a newer version has added to', () => {
  test('is gone on with, and the log says what was added; but not where a step of ours is missing in it', async () => {
    const log = quietLog();
    const open = await openBuiltIn(undefined, log, (db) => migrateToLatest(db, [], log));
    try {
      await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', '')`.execute(
        open.db,
      );
      expect(log.lines).toEqual([]);
      await migrateToLatest(open.db, [], log);
      expect(log.lines).toEqual([
        expect.objectContaining({ level: 'warn', message: expect.stringContaining('a newer version') }),
      ]);
      await sql`delete from kysely_migration where name = '0003-events'`.execute(open.db);
      await expect(migrateToLatest(open.db, [], log)).rejects.toThrow('could not be brought up to date');
    } finally {
      await open.close();
    }
  });
});
