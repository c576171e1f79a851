import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { PostgresChanges } from '#content/changes/postgresChanges.ts';
import { publishing } from '#content/database/articles/articleStore.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { RateLimits } from '#platform/http/rateLimits.ts';
import { operation } from '../editor-preview/store/editing.ts';
import { openEditorStore } from '../support/editorStore.ts';
import { until } from '../support/until.ts';
import { articleAt } from './articles.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { quietLog } from './quietLog.ts';

const author = 'Ada Editor';
const patienceMs = 60_000;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describe('instances that share a PostgreSQL server', () => {
  const database = 'shared';
  const logs = [quietLog(), quietLog(), quietLog()];
  let stores: EditorStore[];
  const instance = (index: number) => {
    const found = stores[index];
    if (!found) throw new Error(`There is no instance ${index}.`);
    return found;
  };

  beforeAll(async () => {
    const databaseUrl = await server.createDatabase(database);
    // All at once, on an empty database: each wants to make the tables.
    stores = await Promise.all(logs.map((log) => openEditorStore({ databaseUrl }, log)));
  });
  afterAll(() => Promise.all(stores.map((store) => store.close())));

  it('may all start at once on an empty database', async () => {
    expect(stores.map((store) => store.changes.state)).toEqual(logs.map(() => 'listening'));
    await instance(0).publish('/together/first', articleAt('/together/first', 'First'), { author });
    expect(await instance(2).get('/together/first')).toMatchObject({ value: { title: 'First' } });
  });

  it('count together how often somebody asks', async () => {
    const counting = stores.map(({ database: db }) =>
      // However slow the machine is: whoever waits no longer counts alone.
      new RateLimits(
        { query: async (text, values) => (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows },
        patienceMs,
      ).of('POST /a', { most: 50, seconds: 60 }),
    );
    const waits: (number | undefined)[] = [];
    // No more at once than there are connections: who waits in line for one does so for a limited time.
    for (const round of [26, 26]) {
      const asked = Array.from({ length: round }, (_, time) =>
        counting[time % 3]?.secondsToWait('203.0.113.7'),
      );
      waits.push(...(await Promise.all(asked)));
    }
    const refused = waits.filter((wait) => wait !== 0);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toBeGreaterThan(50);
  });

  it('delete counts whose windows are over', async () => {
    const { database: db } = instance(0);
    const keys = async () => {
      const { rows } = await sql<{ key: string }>`
        select key from rate_limits where key like 'window%' order by key`.execute(db);
      return rows.map(({ key }) => key);
    };
    const now = Date.now();
    await sql`insert into rate_limits (key, points, expire)
      values ('window over', 1, ${now - 1}), ('window under way', 1, ${now + 60_000})`.execute(db);
    await new RateLimits({
      query: async (text, values) => (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows,
    }).deleteExpired();
    expect(await keys()).toEqual(['window under way']);
  });

  it('hear of it when another one changes the configuration of the site', async () => {
    const heard = [0, 0, 0];
    const stops = stores.map((store, index) =>
      store.onSiteChange(() => {
        heard[index] = (heard[index] ?? 0) + 1;
      }),
    );
    await instance(0).siteConfiguration.save({ auth: { showAuth: 'always' } }, author);
    expect(heard[0]).toBe(1);
    await until(() => heard.every((times) => times > 0));
    for (const stop of stops) stop();
    expect(await instance(2).site()).toMatchObject({ value: { auth: { showAuth: 'always' } } });
  });

  it('hear of what another one publishes, once, and the publishing one at once', async () => {
    // Of this article alone: what was done before may be heard of just now.
    const told = stores.map((store) => listenTo(store, '/together/told'));
    await instance(0).publish('/together/told', articleAt('/together/told', 'Told'), { author });
    expect(told[0]?.paths).toEqual(['/together/told']);

    await until(() => told.every(({ paths }) => paths.length > 0));
    // A second change is the mark up to which everything has been heard.
    await instance(1).unpublish('/together/told');
    await until(() => told.every(({ paths }) => paths.length > 1));
    expect(told.map(({ paths }) => paths)).toEqual(logs.map(() => ['/together/told', '/together/told']));
    for (const { stop } of told) stop();
  });

  it('come back by themselves when the server ends their sessions, and hear what they missed', async () => {
    const told = listenTo(instance(1));
    const back: string[][] = [];
    const stopBack = instance(1).changes.onReconnect(() => back.push([...told.paths]));
    await server.endSessions(database);
    await until(() => instance(1).changes.state === 'reconnecting');
    expect(back).toEqual([]);
    // Idle connections are broken too; publishing works as soon as the pool has made a new one.
    await until(async () => {
      const outcome = await instance(0)
        .publish('/together/missed', articleAt('/together/missed', 'Missed'), { author })
        .catch(() => undefined);
      return outcome?.ok === true;
    });
    await until(() => told.paths.includes('/together/missed'));
    await until(() => back.length > 0);
    expect(instance(1).changes.state).toBe('listening');
    expect(back.length).toBe(1);
    stopBack();
    expect(logs[1]?.lines.some((line) => line.message.includes('will reconnect'))).toBe(true);
    told.stop();
  });

  it('go on where the server ends their sessions in the middle of something', async () => {
    const doing = instance(0)
      .database.transaction()
      .execute(async (work) => {
        await server.endSessions(database);
        await sql`select 1`.execute(work);
      });
    await expect(doing).rejects.toThrow();
    await until(async () => {
      const found = await instance(0)
        .get('/together/first')
        .catch(() => undefined);
      return found !== undefined && stores.every((store) => store.changes.state === 'listening');
    });
  });

  it('know at once whose token another one has revoked', async () => {
    const outcome = await instance(0).people.add('Gerd Ivarsson', 'writer');
    const [id, token] = outcome.ok ? [outcome.person.id, outcome.token] : [];
    expect(await instance(1).people.withToken(token ?? '')).toBeDefined();
    const told: string[] = [];
    const stop = instance(1).changes.on('people', (revoked) => told.push(revoked));
    await instance(0).people.revoke('Gerd Ivarsson');
    expect(await instance(1).people.withId(id ?? '')).toBeUndefined();
    await until(() => told.length > 0);
    expect(told).toEqual([id]);
    stop();
  });

  it('let two editors on different instances write at the same time, each operation once', async () => {
    const path = '/together/written-by-two';
    const beginning = { path, title: 'Untitled', blocks: [] };
    const into = { parent: '', list: '/blocks' };
    const add = (index: number, id: string) => {
      const block = { json: { id, type: 'heading', data: { text: id } } };
      const operations = [operation({ kind: 'insert', block, into, after: null })];
      return instance(index).editing.take(
        path,
        { since: 0, sender: `window-${index}`, operations },
        beginning,
      );
    };
    const ids = Array.from({ length: 12 }, (_, number) => `block-${number}`);
    await Promise.all(ids.map((id, number) => add(number % stores.length, id)));
    const { article, sequence, parked } = await instance(0).editing.open(path, beginning);
    const { blocks } = article.json as unknown as { blocks: { id: string }[] };
    expect([sequence, parked]).toEqual([ids.length, []]);
    expect(blocks.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('have connections for readers, however many articles wait to be published', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const longOne = publishing(instance(1).database, () => gate);
    const paths = Array.from({ length: 30 }, (_, index) => `/together/many/${index}`);
    const waiting = paths.map((path) =>
      instance(0).publish(path, articleAt(path, 'One of many'), { author }),
    );
    expect(await instance(0).get('/together/first')).toMatchObject({ value: { title: 'First' } });
    open();
    await longOne;
    expect(await Promise.all(waiting)).toEqual(paths.map(() => expect.objectContaining({ ok: true })));
  });
});

function listenTo(store: EditorStore, only?: string): { paths: string[]; stop: () => void } {
  const paths: string[] = [];
  const stop = store.onChange((path) => {
    if (only === undefined || path === only) paths.push(path);
  });
  return { paths, stop };
}

it('an instance whose notices do not arrive, as behind a pooler in transaction mode does not count as listening, says so with a remedy, and listens once it hears its own probe', async () => {
  const databaseUrl = await server.createDatabase('deaf');
  await (await openEditorStore({ databaseUrl }, quietLog())).close();
  const log = quietLog();
  const sender = new pg.Client(databaseUrl);
  await sender.connect();
  let arrives = false;
  let isBack = false;
  const changes = new PostgresChanges({
    databaseUrl,
    instance: 'deaf',
    log,
    publish: async (topic, key) => {
      const payload = JSON.stringify({ topic, from: 'deaf', keys: [key] });
      if (arrives) await sender.query("select pg_notify('pagewell_changes', $1)", [payload]);
    },
    onChange: () => undefined,
    reconnected: () => {
      isBack = true;
    },
  });
  try {
    await changes.start();
    expect(changes.isListening).toBe(false);
    expect(log.lines.map(({ details }) => String(Object.values(details)[0])).join()).toContain(
      'a pooler in session mode',
    );
    arrives = true;
    await until(() => isBack);
    expect(changes.isListening).toBe(true);
  } finally {
    await changes.close();
    await sender.end();
  }
});
