import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { seedFromFolder } from '#content/database/articles/seed.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { operation, setTitle } from '../editor-preview/store/editing.ts';
import { openEditorStore } from '../support/editorStore.ts';
import { articleAt, collect } from './articles.ts';
import { describeStore } from './describeStore.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { quietLog } from './quietLog.ts';

const author = 'Ada Editor';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describeStore('PostgreSQL', async () =>
  openEditorStore({ databaseUrl: await server.createDatabase('store') }, quietLog()),
);

describe('what fails in the middle', () => {
  let databaseUrl: string;
  let store: EditorStore;
  beforeAll(async () => {
    databaseUrl = await server.createDatabase('failing');
    store = await openEditorStore({ databaseUrl }, quietLog());
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
    const seeded = await openEditorStore({ databaseUrl: empty }, quietLog());
    const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-seed-'));
    for (const name of ['a', 'b', 'c']) {
      await writeFile(path.join(folder, `${name}.json`), JSON.stringify(articleAt(`/${name}`, name)));
    }
    await refusing('articles', 'b', () =>
      expect(seedFromFolder(seeded.database, { articles: folder })).rejects.toThrow('gone'),
    );
    expect(await collect(seeded.list())).toEqual([]);
    expect(await seedFromFolder(seeded.database, { articles: folder })).toEqual({
      published: ['/a', '/b', '/c'],
      skipped: [],
    });
    expect(await seedFromFolder(seeded.database, { articles: folder })).toBeUndefined();
    await seeded.close();
    await rm(folder, { recursive: true });
  });
});
