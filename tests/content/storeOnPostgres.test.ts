import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { migrations } from '#content/database/migrations/migrations.ts';
import { articleAt, collect } from './articles.ts';
import { describeStore } from './describeStore.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { quietLog } from './quietLog.ts';
import { operation, setTitle } from './storeBehaviour/editing.ts';

const author = 'Ada Editor';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
});

describeStore('PostgreSQL', async () =>
  DatabaseStore.open({ databaseUrl: await server.createDatabase('store') }, quietLog()),
);

describe('what fails in the middle', () => {
  let databaseUrl: string;
  let store: DatabaseStore;
  beforeAll(async () => {
    databaseUrl = await server.createDatabase('failing');
    store = await DatabaseStore.open({ databaseUrl }, quietLog());
  });
  afterAll(() => store.close());

  /** The database refuses the row with this title, as one that dies in the middle would, until the work is done. */
  async function refusing<Result>(
    table: string,
    title: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(`
      create function refuse() returns trigger language plpgsql as $$
      begin if new.title = '${title}' then raise exception 'gone'; end if; return new; end $$;
      create trigger refusing before insert or update on ${table} for each row execute function refuse()`);
    try {
      return await work();
    } finally {
      await client.query('drop function refuse cascade');
      await client.end();
    }
  }

  it('leaves a draft as it was that could not be replaced', async () => {
    const at = '/failing/draft';
    const saved = await store.saveDraft(at, articleAt(at, 'Mine'), { author, basedOn: null });
    const basedOn = saved.ok ? saved.revision : null;
    const save = () => store.saveDraft(at, articleAt(at, 'Lost?'), { author, basedOn });
    await refusing('drafts', 'Lost?', () => expect(save()).rejects.toThrow('gone'));
    expect(await store.getDraft(at)).toMatchObject({ value: { title: 'Mine' }, revision: basedOn });
    expect(await save()).toMatchObject({ ok: true });
  });

  it('leaves nothing of a batch of operations, which can then be sent again', async () => {
    const at = '/failing/operations';
    const beginning = { path: at, title: 'Untitled', blocks: [] };
    const operations = [operation(setTitle('Lost too?')), operation({ kind: 'remove', block: 'none' })];
    const send = () => store.editing.take(at, { since: 0, sender: 'a', operations }, beginning);
    await refusing('drafts', 'Lost too?', () => expect(send()).rejects.toThrow('gone'));
    expect(await store.editing.open(at, beginning)).toMatchObject({ sequence: 0, parked: [], state: 'new' });
    expect(await send()).toMatchObject({ ok: true, sequence: 1, parked: [{ because: 'gone' }] });
    expect(await store.getDraft(at)).toMatchObject({ value: { title: 'Lost too?' } });
  });

  it('leaves nothing of a seed, which the next start then completes', async () => {
    const empty = await server.createDatabase('seeding');
    databaseUrl = empty;
    const seeded = await DatabaseStore.open({ databaseUrl: empty }, quietLog());
    const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-seed-'));
    for (const name of ['a', 'b', 'c']) {
      await writeFile(path.join(folder, `${name}.json`), JSON.stringify(articleAt(`/${name}`, name)));
    }
    await refusing('articles', 'b', () => expect(seeded.seed({ articles: folder })).rejects.toThrow('gone'));
    expect(await collect(seeded.list())).toEqual([]);
    expect(await seeded.seed({ articles: folder })).toEqual({ published: ['/a', '/b', '/c'], skipped: [] });
    expect(await seeded.seed({ articles: folder })).toBeUndefined();
    await seeded.close();
    await rm(folder, { recursive: true });
  });
});

/** A database as a store of before has left it: the steps until then, and the rows that it wrote. */
async function storeOfBefore(name: string, lastStep: string, rows: string): Promise<string> {
  const databaseUrl = await server.createDatabase(name);
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }),
  });
  const steps = Object.entries(migrations).filter(([step]) => step <= lastStep);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
  }).migrateToLatest();
  if (error) throw error;
  await db.executeQuery(CompiledQuery.raw(rows));
  await db.destroy();
  return databaseUrl;
}

/** Rows of a published article, as the first stores wrote them. */
function publishedBefore(revision: number, path: string, title: string, more: object = {}): string {
  const body = JSON.stringify({ ...articleAt(path, title), ...more });
  return `insert into revisions (id, path, body, author) values (${revision}, '${path}', '${body}', 'Ada');
    insert into articles (path, title, description, published_revision, published_at)
      values ('${path}', '${title}', '', ${revision}, now());
    select setval('revision_numbers', ${revision});`;
}

describe('a store of before', () => {
  it('from before articles had dates finds its newest articles', async () => {
    const years = Object.entries({ old: 2001, new: 2003, middle: 2002 });
    const rows = years.map(([name, year], index) =>
      publishedBefore(index + 1, `/${name}`, name, { updatedAt: `${year}-01-01T00:00:00Z` }),
    );
    const databaseUrl = await storeOfBefore('older', '0004-change-notices', rows.join(''));
    const store = await DatabaseStore.open({ databaseUrl }, quietLog());
    const newest = await collect(store.list({ order: 'newest', limit: 2 }));
    expect(newest.map(({ path }) => path)).toEqual(['/new', '/middle']);
    await store.close();
  });

  it('from before lists knew of copies knows which articles are copies', async () => {
    const contentMeta = { canonicalPath: '/original' };
    const body = JSON.stringify({ ...articleAt('/cms', 'Kept of a CMS'), contentMeta });
    const rows = `${publishedBefore(1, '/copy', 'A copy', { contentMeta })}
      update articles set listing = '{}', listed_revision = 1;
      insert into cms_articles (path, title, description, body, published_at, dated_at, listing)
        values ('/cms', 'Kept of a CMS', '', '${body}', now(), now(), '{}');`;
    const databaseUrl = await storeOfBefore('copies', '0026-ended-sessions', rows);
    const store = await DatabaseStore.open({ databaseUrl }, quietLog());
    expect(await collect(store.list())).toMatchObject([{ path: '/copy', canonicalPath: '/original' }]);
    const { rows: kept } = await sql<{ listing: unknown }>`select listing from cms_articles`.execute(
      store.database,
    );
    expect(kept).toMatchObject([{ listing: { contentMeta } }]);
    await store.close();
  });

  it.each(['0006-revision-notes', '0013-edited-uncompressed'])(
    'that ended with the step %s opens with all that is in it, and goes on',
    async (lastStep) => {
      const draft = JSON.stringify(articleAt('/drafted', 'A draft'));
      const rows = `${publishedBefore(1, '/kept', 'Kept')}
        insert into drafts (path, revision, body, title, author) values ('/drafted', 2, '${draft}', 'A draft', 'Bo');
        select setval('revision_numbers', 2);`;
      const databaseUrl = await storeOfBefore(`before_${lastStep.slice(0, 4)}`, lastStep, rows);
      const store = await DatabaseStore.open({ databaseUrl }, quietLog());
      expect(await store.get('/kept')).toMatchObject({ value: articleAt('/kept', 'Kept'), revision: '1' });
      expect(await store.getDraft('/drafted')).toMatchObject({ value: { title: 'A draft' }, author: 'Bo' });
      const beginning = { path: '/drafted', title: 'Untitled', blocks: [] };
      const operations = [operation(setTitle('Edited'))];
      const taken = await store.editing.take('/drafted', { since: 0, sender: 'a', operations }, beginning);
      expect(taken).toMatchObject({ ok: true, sequence: 1 });
      expect(await store.publishEdited('/drafted', { sequence: 1, author })).toMatchObject({ ok: true });
      expect((await collect(store.list())).map(({ title }) => title).sort()).toEqual(['Edited', 'Kept']);
      await store.close();
    },
  );
});
