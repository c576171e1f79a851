import pg from 'pg';
import { ChangeBus } from '#content/changes/changeBus.ts';
import { PostgresChanges } from '#content/changes/postgresChanges.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { openEditorStore } from '../../support/editorStore.ts';
import { until } from '../../support/until.ts';
import { articleAt } from '../articles.ts';
import { type PostgresServer, startPostgres } from '../postgres.ts';
import { quietLog } from '../quietLog.ts';

const author = 'Ada Editor';

describe('a bus without other instances', () => {
  it('calls each handler of the topic with each key, until it stops, and no other', async () => {
    const bus = new ChangeBus(quietLog());
    const heard: unknown[] = [];
    const stop = bus.on('articles', (key, revision) => heard.push([key, revision]));
    bus.on('site', () => heard.push('site'));
    await bus.publish({ topic: 'articles', keys: ['/a', '/b'] });
    bus.publishHere('articles', '/c', 'r1');
    stop();
    await bus.publish({ topic: 'articles', keys: ['/d'] });
    expect(heard).toEqual([
      ['/a', undefined],
      ['/b', undefined],
      ['/c', 'r1'],
    ]);
    expect(bus.state).toBe('alone');
  });

  it('publishes nothing of a change with a key that no payload holds', async () => {
    const bus = new ChangeBus(quietLog());
    const heard: string[] = [];
    bus.on('presence', (key) => heard.push(key));
    const keys = ['{}', 'x'.repeat(7_000)];
    await expect(bus.publish({ topic: 'presence', keys })).rejects.toThrow(RangeError);
    expect(heard).toEqual([]);
  });
});

describe('a bus of instances that share a PostgreSQL server', () => {
  const database = 'bus';
  const log = quietLog();
  let server: PostgresServer;
  let databaseUrl: string;
  let here: EditorStore;
  let there: EditorStore;
  /** A session that knows the password, and no more. */
  let session: pg.Client;
  let payloads: { channel: string; payload?: string | undefined }[];

  beforeAll(async () => {
    server = await startPostgres();
    databaseUrl = await server.createDatabase(database);
    here = await openEditorStore({ databaseUrl }, quietLog());
    there = await openEditorStore({ databaseUrl }, log);
    session = new pg.Client({ connectionString: databaseUrl, application_name: 'psql' });
    session.on('error', () => {});
    await session.connect();
    session.on('notification', ({ channel, payload }) => payloads.push({ channel, payload }));
    await session.query('listen pagewell_changes');
  });
  beforeEach(() => {
    payloads = [];
  });
  afterAll(async () => {
    await session.end();
    await here.close();
    await there.close();
    await server.stop();
  });

  /** What `there` hears of articles until it hears of `mark`, which is published last. */
  async function heardUntil(mark: string, publish: () => Promise<unknown>): Promise<string[]> {
    const heard: string[] = [];
    const stop = there.changes.on('articles', (path) => heard.push(path));
    await publish();
    await here.changes.publish({ topic: 'articles', keys: [mark] });
    await until(() => heard.includes(mark));
    stop();
    return heard.slice(0, -1);
  }

  it('splits a change between payloads of fewer than 8,000 bytes, and each key arrives once and in order', async () => {
    const long = '/'.padEnd(6_998, 'x');
    const keys = [
      ...Array.from({ length: 1_000 }, (_, number) => `/a/${number}/"quoted"/🫀`),
      long,
      '/short',
      long.replace('x', 'y'),
    ];
    const heard = await heardUntil('/mark/split', () => here.changes.publish({ topic: 'articles', keys }));
    expect(heard).toEqual(keys);
    await until(() => payloads.some(({ payload }) => payload?.includes('/mark/split')));
    const lengths = payloads.map(({ payload = '' }) => Buffer.byteLength(payload));
    expect(Math.max(...lengths)).toBeLessThan(8_000);
    expect(lengths.length).toBeLessThan(12);
  });

  it('has a function that fails no transaction by a key which is too long, and publishes the others', async () => {
    const heard = await heardUntil('/mark/long', () =>
      session.query("select publish_changes('articles', array['/before', repeat('x', 9000), '/behind'])"),
    );
    expect(heard).toEqual(['/before', '/behind']);
  });

  it('tells of rows that any session changes, when that is committed, and not when it is rolled back', async () => {
    const path = '/changed/by-hand';
    await heardUntil('/mark/published', () => here.publish(path, articleAt(path, 'By hand'), { author }));
    const heard = await heardUntil('/mark/hand', async () => {
      await session.query('begin');
      await session.query('update articles set changed_at = now() where path = $1', [path]);
      await session.query('rollback');
      await session.query('update articles set changed_at = now() where path = $1', [path]);
    });
    expect(heard).toEqual([path]);
  });

  it('ignores topics of a newer release and malformed payloads, which it logs once, and goes on', async () => {
    const send = (payload: string) => session.query("select pg_notify('pagewell_changes', $1)", [payload]);
    const heard = await heardUntil('/mark/hostile', async () => {
      for (const topic of ['of-a-newer-release', '__proto__', 'constructor', '', 'probe'])
        await send(JSON.stringify({ topic, from: 'psql', keys: ['/x'] }));
      expect(log.lines).toEqual([]);
      for (const payload of [
        '{',
        '7',
        'pagewell-1 /a',
        '{"topic":"articles","from":"psql","keys":["/a\\u0000"]}',
      ])
        await send(payload);
    });
    expect(heard).toEqual([]);
    expect(log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('malformed') }]);
    log.lines.length = 0;
    expect(there.changes.state).toBe('listening');
  });

  it.each(['is closed', 'loses its connection'])(
    'raises no unhandled error where it %s before its probe was sent',
    async (what) => {
      const { promise: sent, resolve: send } = Promise.withResolvers<void>();
      let isSending = false;
      const listener = new PostgresChanges({
        ...{
          databaseUrl,
          instance: 'slow',
          log: quietLog(),
          onChange: () => undefined,
          reconnected: () => undefined,
        },
        publish: () => {
          isSending = true;
          return sent;
        },
      });
      const starting = listener.start();
      await until(() => isSending);
      if (what === 'is closed') await listener.close();
      else
        await session.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'slow notices'",
        );
      // By then Node has reported a rejection that is not handled.
      await until(
        async () =>
          (await session.query("select from pg_stat_activity where application_name = 'slow notices'"))
            .rowCount === 0,
      );
      send();
      await starting;
      expect(listener.isListening).toBe(false);
      await listener.close();
    },
  );

  it('publishes after a lost connection what rows say has changed meanwhile, and then that it listens again', async () => {
    const path = '/meanwhile/published';
    await here.publish(path, articleAt(path, 'Meanwhile'), { author });
    await here.siteConfiguration.save({ auth: { showAuth: 'always' } }, author);
    const added = await here.people.add('Ines Quiroga', 'writer');
    const id = added.ok ? added.person.id : '';
    const heard: string[] = [];
    const stops = [
      there.changes.on('people', (person) => heard.push(person)),
      there.changes.on('articles', (article) => heard.push(article)),
      there.changes.on('site', () => heard.push('the site')),
      there.changes.onReconnect(() => heard.push('listening')),
    ];
    const postgres = new pg.Client(databaseUrl.replace(/[^/]+$/, 'postgres'));
    await postgres.connect();
    await postgres.query(`alter database ${database} allow_connections false`);
    await session.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like '% notices'",
    );
    await until(() => there.changes.state === 'reconnecting');
    heard.length = 0;
    await session.query('update articles set changed_at = now() where path = $1', [path]);
    await session.query('update people set token_hash = null, revoked_at = now() where id = $1', [id]);
    await session.query('update site_configuration set changed_at = now()');
    await session.query('insert into redirects (path, target, author) values ($1, $2, $3)', [
      '/meanwhile/moved',
      path,
      author,
    ]);
    expect(heard).toEqual([]);
    await postgres.query(`alter database ${database} allow_connections true`);
    await postgres.end();
    await until(() => heard.includes('listening'));
    expect(heard.at(-1)).toBe('listening');
    expect(heard).toEqual(expect.arrayContaining([path, '/meanwhile/moved', id, 'the site']));
    expect(there.changes.state).toBe('listening');
    for (const stop of stops) stop();
  });
});
