import { sql } from 'kysely';
import type { Cms } from '#content/cms/cms.ts';
import { CmsFeed, type CmsFeedOptions } from '#content/cms/cmsFeed.ts';
import { ContractCms } from '#content/cms/contract/contractCms.ts';
import { sourceWith } from '#content/createContentSource.ts';
import type { CmsStore } from '#content/database/cms/cmsStore.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { JobRunner } from '#content/jobs/jobRunner.ts';
import type { ContentSource } from '#content/source/source.ts';
import type { UpstreamOptions } from '#platform/upstream/upstream.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { quietLog } from '../quietLog.ts';

/** Where the CMS of these tests is; nock answers for it. */
export const origin = 'https://cms.example';

export type OpenOptions = UpstreamOptions &
  CmsFeedOptions & { contentApiUrl?: string; patientCms?: Cms; log?: ReturnType<typeof quietLog> };

export type FedSource = Required<ContentSource> &
  Pick<DatabaseStore, 'published'> &
  Pick<CmsFeed, 'acceptChanges' | 'fetchTaken' | 'idle' | 'status' | 'health' | 'listed' | 'close'>;

export interface CmsClient {
  source: FedSource;
  log: ReturnType<typeof quietLog>;
  store: CmsStore;
  database: DatabaseStore;
  /** Another source on the same store, as after a restart. Nothing is fresh for it, unless a test says so. */
  open: (options?: OpenOptions) => Promise<FedSource>;
  openOf: (cms: Cms, options?: OpenOptions) => Promise<FedSource>;
}

/** The jobs of each source, which run only when a test says so. */
const runners = new WeakMap<FedSource, { jobs: JobRunner; database: DatabaseStore }>();

function partsOf(source: FedSource) {
  const parts = runners.get(source);
  if (!parts) throw new Error('This source was not opened here.');
  return parts;
}

export const jobsOf = (source: FedSource) => partsOf(source).jobs;

export async function readList(source: FedSource): Promise<void> {
  const { jobs, database } = partsOf(source);
  await setListDue(database, 'now');
  await jobs.runDue();
  await source.idle();
  await setListDue(database, 'in an hour');
}

async function setListDue({ database }: DatabaseStore, due: 'now' | 'in an hour'): Promise<void> {
  const hours = due === 'now' ? 0 : 1;
  await sql`insert into jobs (name, key, due_at) values ('cms-list', '', now() + make_interval(hours => ${hours}))
    on conflict (name, key) do update set due_at = excluded.due_at`.execute(database);
}

export async function notify(source: FedSource, paths: readonly string[]): Promise<void> {
  const changes = paths.map((path) => ({ path, kind: 'published' as const }));
  const { jobs, database } = partsOf(source);
  const keys = (await source.acceptChanges(changes, async () => true)) ?? [];
  await database.changes.publish({ topic: 'articles', keys });
  void jobs.runDue();
}

export async function fetchNotified(source: FedSource): Promise<void> {
  await jobsOf(source).runDue();
  await source.idle();
}

export async function queuedFetches(source: FedSource): Promise<number> {
  const status = await jobsOf(source).status();
  return status.find(({ name }) => name === 'cms-fetches')?.queued ?? 0;
}

/** How long the database may take for a reader on a busy machine, in milliseconds; half of it is the database's. */
const unhurried = 60_000;

export function withCmsClient(): CmsClient {
  const openOf: CmsClient['openOf'] = async (
    cms,
    { log = client.log, patientCms = cms, ...options } = {},
  ) => {
    client.store = client.database.cms(cms.address);
    const { store } = client;
    await store.articles.begin();
    const { changes, database } = client.database;
    const jobs = new JobRunner({ database, log });
    const parts = { cms, patientCms, store, changes, jobs, log };
    const feed = new CmsFeed(parts, { freshForMs: 0, readerTimeoutMs: unhurried, ...options });
    const source = fedSource(client.database, feed);
    runners.set(source, { jobs, database: client.database });
    return source;
  };
  const open: CmsClient['open'] = async ({ contentApiUrl = origin, ...options } = {}) =>
    openOf(new ContractCms(contentApiUrl, { random: () => 0, ...options }), options);
  // Everything but these is there when a test runs, because it is made before each one.
  const client = { open, openOf } as CmsClient;

  beforeAll(async () => {
    client.database = await openBuiltInStore([], quietLog(), origin);
  });
  afterAll(() => client.database.close());
  beforeEach(async () => {
    // The tables of another CMS are emptied for the next one.
    await client.database.cms('https://before.example/').articles.begin();
    await sql`delete from jobs`.execute(client.database.database);
    await setListDue(client.database, 'in an hour');
    client.log = quietLog();
    client.source = await open();
  });
  afterEach(() => client.source.close());
  return client;
}

function fedSource(database: DatabaseStore, feed: CmsFeed): FedSource {
  return {
    ...sourceWith(database, {}),
    published: database.published,
    ...feed.fed,
    acceptChanges: (...notice) => feed.acceptChanges(...notice),
    fetchTaken: () => feed.fetchTaken(),
    idle: () => feed.idle(),
    status: () => feed.status(),
    health: () => feed.health(),
    listed: (limitMs) => feed.listed(limitMs),
    close: () => feed.close(),
  };
}
