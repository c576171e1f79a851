import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { ChangeBus } from '#content/changes/changeBus.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import type { PageChangeListener } from '#feature-kit/feature.ts';
import { migrations } from '#features/cdn-purge/migrations.ts';
import { openCdnPurge } from '#features/cdn-purge/openCdnPurge.ts';
import type { PurgeTarget } from '#features/cdn-purge/purgeTarget.ts';
import { articleTag, listTag, sectionListTag } from '#platform/http/cacheTags.ts';
import { quietLog } from '../../content/quietLog.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { databaseUnless } from '../../support/databaseAway.ts';
import { type Listening, listen } from '../../support/listen.ts';
import { until } from '../../support/until.ts';

export interface Call {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export const token = 'a token of a test';

export let store: DatabaseStore;
let database: Database;
let receiver: Listening;
export let origin: string;
export let calls: Call[];
export const cdn = {
  /** The status of each answer, and then 200; 0 for no answer. */
  answers: [] as number[],
  answerBody: '',
  /** Happens while the receiver is called. */
  meanwhile: async () => undefined,
};
export const reach = { isDatabaseAway: false };
let opened: { close: () => Promise<void> }[];
beforeAll(async () => {
  store = await openBuiltInStore([{ name: 'cdn-purge', migrations }]);
  database = databaseUnless(() => reach.isDatabaseAway, store.database);
});
afterAll(() => store.close());
beforeEach(async () => {
  await sql`delete from jobs`.execute(store.database);
  await sql`delete from cdn_purges`.execute(store.database);
  reach.isDatabaseAway = false;
  calls = [];
  cdn.answers = [];
  cdn.answerBody = '{"success":true}';
  cdn.meanwhile = async () => undefined;
  opened = [];
  receiver = await listen(async (request, response) => {
    const { method, url, headers } = request;
    calls.push({ method, url, headers, body: await text(request) });
    await cdn.meanwhile();
    const status = cdn.answers.shift() ?? 200;
    if (status !== 0)
      response.writeHead(status, status === 429 ? { 'Retry-After': '30' } : {}).end(cdn.answerBody);
  });
  ({ origin } = receiver);
});
afterEach(async () => {
  for (const each of opened) await each.close();
  await receiver.stop();
});

export const quietParts = () => ({
  content: {
    database,
    jobs: new JobRunner({ database, log: quietLog() }),
    changes: new ChangeBus(quietLog()),
  },
  log: pino({ level: 'silent' }),
  registry: new Registry(),
  onPageChange: () => () => undefined,
  others: { cmsNotifies: () => false },
});

interface InstanceOptions {
  cms?: 'silent' | 'notifying';
  timeoutMs?: number;
}

export async function openInstance(target: PurgeTarget, { cms, timeoutMs = 100 }: InstanceOptions = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const registry = new Registry();
  const jobs = new JobRunner({ database, log });
  let listener: PageChangeListener | undefined;
  let reconnected: (() => void) | undefined;
  let state: 'listening' | 'reconnecting' = 'listening';
  const instance = await openCdnPurge(
    {
      content: {
        database,
        jobs,
        ...(cms ? { notifyChanges: async () => true } : {}),
        changes: {
          get state() {
            return state;
          },
          onReconnect: (added) => {
            reconnected = added;
            return () => undefined;
          },
        },
      },
      others: { cmsNotifies: () => cms === 'notifying' },
      log,
      registry,
      onPageChange: (added) => {
        listener = added;
        return () => {
          listener = undefined;
        };
      },
    },
    { target, token },
    { addresses: { fastly: origin, cloudflare: origin }, timeoutMs, batchMs: 1, syncIntervalMs: 20 },
  );
  const close = async () => {
    await instance.close?.();
    await jobs.close();
  };
  opened.push({ close });
  return {
    lines,
    jobs,
    close,
    metrics: async () => (await registry.metrics()).split('\n'),
    tellsCaches: () => instance.tellsCaches?.(),
    change: (path: string) => listener?.article(path),
    changeAll: () => listener?.all(),
    loseNotices: () => {
      state = 'reconnecting';
    },
    hearAgain: () => {
      state = 'listening';
      reconnected?.();
    },
    /** Runs the job, and again where it was wanted meanwhile. The pause after a failure is over. */
    work: async () => {
      await sql`update jobs set due_at = now() where name = 'cdn-purge'`.execute(store.database);
      await jobs.runDue();
    },
  };
}

export const toHttp = (): PurgeTarget => ({ kind: 'http', url: `${origin}/purge` });
export const tagsIn = ({ body }: Call): string[] => JSON.parse(body).tags;
export const purged = () => calls.map((call) => tagsIn(call).sort());

export const pending = (...tags: (string | [tag: string, additions: number])[]) =>
  until(async () => {
    const { rows } = await sql<{ tag: string; additions: number }>`
      select tag, additions from cdn_purges where purged_at is null`.execute(store.database);
    return (
      rows.length === tags.length &&
      tags.every((each) => {
        const [tag, additions] = typeof each === 'string' ? [each] : each;
        return rows.some((row) => row.tag === tag && (additions ?? row.additions) === row.additions);
      })
    );
  });

export const pass = (seconds: number) =>
  sql`update cdn_purges set since = since - make_interval(secs => ${seconds}),
    purged_at = purged_at - make_interval(secs => ${seconds})`.execute(store.database);

export const insomnia = [articleTag('/sleep/insomnia'), listTag, sectionListTag('/sleep')].sort();
export const aboutUs = [articleTag('/about-us'), listTag].sort();
