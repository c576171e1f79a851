import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { migrations, missingOfBaseline } from '#content/database/migrations/migrations.ts';
import { migrateToLatest, openBuiltIn } from '#content/database/opening/openDatabase.ts';
import { quietLog } from '../quietLog.ts';

const steps = Object.keys(migrations);
const baseline = steps.indexOf('0034-candidates');

describe('the steps of the database', () => {
  test('have a file each from the baseline on, of the same name', () => {
    const files = readdirSync(new URL('../../../content/database/migrations/', import.meta.url));
    const names = files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''));
    expect(names.sort()).toEqual(steps.slice(baseline));
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['a new store', [], []],
    ['a store of the baseline', steps.slice(0, baseline + 1), []],
    ['a store with all steps and those of a newer release', [...steps, '9999-new'], []],
    ['a store without the baseline', steps.slice(0, baseline), ['0034-candidates']],
    [
      'a store of some steps',
      steps.slice(0, baseline - 2),
      ['0031-jobs', '0033-change-bus', '0034-candidates'],
    ],
    ['a store whose record has a hole', steps.filter((name) => name !== '0003-events'), ['0003-events']],
  ])('%s lacks of the baseline what its record lacks', (_store, applied, missing) => {
    expect(missingOfBaseline(new Set(applied))).toEqual(missing);
  });
});

describe('a database that a newer version has added to', () => {
  const letters = { name: 'letters', migrations: { '01-a': { up: async () => {} } } };
  const where = 'The store';

  test('is gone on with, and the log says what was added; but not where a step of ours is missing in it', async () => {
    const log = quietLog();
    const open = await openBuiltIn(undefined, log, (db) => migrateToLatest(db, [letters], log, where));
    try {
      for (const record of ['kysely_migration', 'kysely_migration_letters'])
        await sql`insert into ${sql.table(record)} (name, timestamp) values ('9999-of-a-newer-version', '')`.execute(
          open.db,
        );
      expect(log.lines).toEqual([]);
      await migrateToLatest(open.db, [letters], log, where);
      const warning = { level: 'warn', message: expect.stringContaining('a newer version') };
      expect(log.lines).toEqual([expect.objectContaining(warning), expect.objectContaining(warning)]);
      await sql`delete from kysely_migration_letters where name = '01-a'`.execute(open.db);
      await expect(migrateToLatest(open.db, [letters], log, where)).rejects.toThrow(
        'could not be brought up to date',
      );
    } finally {
      await open.close();
    }
  });
});
