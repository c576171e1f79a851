import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createContentSource } from '#content/createContentSource.ts';
import { migrations } from '#content/database/migrations/migrations.ts';
import { type LastingDatabase, workOnDatabase } from '#content/database/opening/openAsItIs.ts';
import { migrateToLatest } from '#content/database/opening/openDatabase.ts';
import type { Database } from '#content/database/tables/tables.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { everythingIn } from '../../cli/backup/filledDatabase.ts';
import { openEditorStore } from '../../support/editorStore.ts';
import { putEmptyDatabase } from '../../support/emptyDatabase.ts';
import { articleAt, collect } from '../articles.ts';
import { type PostgresServer, startPostgres } from '../postgres.ts';
import { quietLog } from '../quietLog.ts';
import { schemaOf } from './schemaOf.ts';
import { putStoreOf0034 } from './storeOf0034.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewell-older-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function recordOf(db: Database): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by name`.execute(db);
  return rows;
}

describe.each([
  [
    'PostgreSQL',
    async (name: string): Promise<LastingDatabase> => ({ databaseUrl: await postgres.createDatabase(name) }),
  ],
  [
    'the built-in database',
    async (name: string): Promise<LastingDatabase> => ({ folder: join(folder, name) }),
  ],
])('in %s', (_kind, emptyPlace) => {
  describe('a store of the release of 0034-candidates', () => {
    let store: EditorStore;
    let recorded: Awaited<ReturnType<typeof recordOf>>;
    const log = quietLog();
    beforeAll(async () => {
      const place = await emptyPlace('baseline');
      await putStoreOf0034(place);
      await workOnDatabase(place, quietLog(), async (db) => {
        recorded = await recordOf(db);
      });
      store = await openEditorStore(place, log);
    });
    afterAll(() => store.close());

    test('is opened without a warning, and only newer steps run', async () => {
      const record = await recordOf(store.database);
      expect(record.map(({ name }) => name)).toEqual(Object.keys(migrations));
      expect(record.slice(0, recorded.length)).toEqual(recorded);
      expect(log.lines).toEqual([]);
    });

    test('has the schema of a new store', async () => {
      const place = await emptyPlace('new');
      if ('folder' in place) putEmptyDatabase(place.folder);
      const fresh = await openEditorStore(place, quietLog());
      const schema = await schemaOf(fresh.database);
      await fresh.close();
      expect(await schemaOf(store.database)).toEqual(schema);
      expect(schema.length).toBeGreaterThan(100);
    });

    test('still has its own articles, the newest first', async () => {
      expect(await collect(store.list({ order: 'newest' }))).toMatchObject([
        { path: '/sleep/daytime-naps', title: 'Daytime naps' },
        { path: '/sleep/shift-work', title: 'Sleep and shift work' },
        { path: '/sleep/short-naps', title: 'Short naps' },
      ]);
      expect(await store.get('/sleep/daytime-naps')).toMatchObject({
        revision: '4',
        value: { title: 'Daytime naps', blocks: [{ data: { html: '<p>Old text about naps.</p>' } }] },
      });
      const { hits } = await store.search('drowsy');
      expect(hits.map(({ path }) => path)).toEqual(['/sleep/short-naps']);
    });

    test('still has the articles of its CMS, but for the withdrawn one', async () => {
      const articles = store.cms('https://cms.example.org/').articles;
      expect(await articles.begin()).toBe(0);
      expect(await articles.count()).toBe(2);
      expect(await articles.get('/heart/blood-pressure')).toMatchObject({
        article: { revision: 'r7', etag: '"r7"', value: { title: 'Blood pressure' } },
      });
    });

    test('still has drafts, operations, comments, people, redirects, events and jobs', async () => {
      expect(await store.getDraft('/sleep/dreams')).toMatchObject({
        value: { title: 'Why we dream' },
        author: 'Bo Writer',
        revision: '5',
      });
      const opened = await store.editing.open('/sleep/daytime-naps', { path: '/sleep/daytime-naps' });
      expect(opened).toMatchObject({ sequence: 1, state: 'published' });
      expect(await store.comments.since('/sleep/daytime-naps', 0)).toMatchObject([
        { number: 1, author: 'Bo Writer', kind: 'begin', text: 'A source?' },
      ]);
      expect(await store.people.list()).toMatchObject([
        { name: 'Ada Editor', role: 'publisher', email: 'ada@example.org' },
        { name: 'Bo Writer', role: 'writer' },
      ]);
      const redirects = store.database.selectFrom('redirects').select(['path', 'target']).orderBy('path');
      expect(await redirects.execute()).toEqual([
        { path: '/heart/pressure', target: '/heart/blood-pressure' },
        { path: '/sleep/naps', target: '/sleep/daytime-naps' },
      ]);
      expect(await collect(store.events.export())).toMatchObject([
        { kind: 'view', path: '/sleep/short-naps' },
      ]);
      const { rows } = await sql`select name, key, item, attempts from jobs`.execute(store.database);
      expect(rows).toEqual([
        { name: 'letters-sent', key: 'reader@example.org', item: { to: 'reader@example.org' }, attempts: 0 },
      ]);
    });

    test('goes on: the next revision has a new number', async () => {
      const at = '/sleep/snoring';
      expect(await store.publish(at, articleAt(at, 'Snoring'), { author: 'Ada Editor' })).toMatchObject({
        ok: true,
        revision: '6',
      });
    });
  });

  test('an older store is refused with what it lacks, and nothing in it changes', async () => {
    const place = await emptyPlace('older');
    await putStoreOf0034(place);
    const all = async (db: Database) => [await recordOf(db), await schemaOf(db), await everythingIn(db)];
    await workOnDatabase(place, quietLog(), async (db) => {
      for (const [left, lacks] of [
        ["name < '0034'", '0034-candidates'],
        ["name < '0020'", '0034-candidates and 13 earlier ones'],
        ["name = '0001-articles'", '0034-candidates and 31 earlier ones'],
      ] as const) {
        await sql`delete from kysely_migration where not (${sql.raw(left)})`.execute(db);
        const before = await all(db);
        await expect(migrateToLatest(db, [], quietLog(), 'The store')).rejects.toThrow(
          `The store is of a release too old to upgrade from: its table kysely_migration lacks ${lacks}. Nothing was changed. First start a release that has this migration, then this one.`,
        );
        expect(await all(db)).toEqual(before);
      }
    });
    const where = 'folder' in place ? `The store in ${place.folder} is` : 'The database at DATABASE_URL is';
    await expect(openEditorStore(place, quietLog())).rejects.toThrow(where);
    if ('databaseUrl' in place) {
      const withCms = { dataDir: folder, contentApiUrl: 'http://127.0.0.1:1/', ...place };
      await expect(createContentSource(withCms, quietLog())).rejects.toThrow(where);
    }
  });
});
