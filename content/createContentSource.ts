import path from 'node:path';
import type { ChangeBus } from './changes/changeBus.ts';
import { CmsFeed, type CmsStatus } from './cms/cmsFeed.ts';
import type { BlocksFromHtml } from './cms/cmsPlace.ts';
import { openCms } from './cms/openCms.ts';
import { isEmpty, seedFromFolder } from './database/articles/seed.ts';
import { restoreAllOwn } from './database/cms/restoreOwn.ts';
import { type DatabaseLocation, DatabaseStore } from './database/databaseStore.ts';
import type { StoredEvent, TrackedEvent } from './database/events/events.ts';
import { indexFindable } from './database/finding/findable.ts';
import type { PublishedArticles } from './database/lists/publishedReader.ts';
import type { OtherTables } from './database/opening/openDatabase.ts';
import type { Database, Work } from './database/tables/tables.ts';
import { JobRunner } from './jobs/jobRunner.ts';
import type { Jobs } from './jobs/jobs.ts';
import { siteOf } from './site/siteFile.ts';
import type { ContentLog } from './source/contentLog.ts';
import type { ContentChange, ContentSource, SourceHealth } from './source/source.ts';

export interface ContentConfiguration {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Articles come from this CMS, and the database caches them. */
  contentApiUrl?: string | undefined;
  /** A kind, or an adapter's file; by default our own contract. */
  contentCms?: string | undefined;
  /** Types of entries that are published, if the CMS has several. */
  contentTypes?: readonly string[] | undefined;
  /** By default without the HTML of block types. */
  loadBlocksFromHtml?: (() => Promise<BlocksFromHtml>) | undefined;
  contentApiKey?: string | undefined;
  seedFolder?: string | undefined;
  seedNotesFolder?: string | undefined;
  seedSiteFile?: string | undefined;
  siteFile?: string | undefined;
  pageDeadline?: number | undefined;
  otherTables?: readonly OtherTables[];
}

export interface EventLog {
  record(batch: readonly TrackedEvent[]): Promise<void>;
  export(query?: { since?: Date; kind?: string }): AsyncIterable<StoredEvent>;
  purge(now?: Date): Promise<number>;
}

export interface Content {
  source: ContentSource;
  published: PublishedArticles;
  events: EventLog;
  /** Includes the tables of other modules. */
  database: Database;
  /** They start when the content starts. */
  jobs: Jobs;
  /** Undefined for articles of a CMS. */
  store: DatabaseStore | undefined;
  /** What changes, here and on other instances. */
  changes: ChangeBus;
  upstreamStatus: (() => CmsStatus) | undefined;
  /** Fails without the database. @param isNew asked in the same transaction @returns whether it was new */
  notifyChanges?: (
    changes: readonly ContentChange[],
    isNew: (work: Work) => Promise<boolean>,
  ) => Promise<boolean>;
  /** Starts jobs. Waits up to a second for the first list of a CMS. */
  begin(): Promise<void>;
  /** Time-limited, so that a readiness check never hangs. */
  health(): Promise<SourceHealth>;
  close(): Promise<void>;
}

/** Reserved for rendering, out of a page's deadline. */
const renderReserveMs = 200;
/** In milliseconds: a CMS that takes seconds for an article can still be read. */
const backgroundDeadlineMs = 15_000;
const shortestDeadlineMs = 50;
const firstListTimeoutMs = 1_000;

/** @throws StoreLockedError, StoreFolderError (built-in database); OldStoreError when the schema is too old */
export async function createContentSource(
  configuration: ContentConfiguration,
  log: ContentLog,
): Promise<Content> {
  const { siteFile } = configuration;
  const cms = await openCmsOf(configuration, log);
  const store = await openStore(configuration, log, cms?.cms.address);
  const { changes, database } = store;
  const jobs = new JobRunner({ database, log });
  const feed = cms && new CmsFeed({ ...cms, store: store.cms(cms.cms.address), changes, jobs, log }, cms);
  const close = async () => {
    // First, because jobs wait for the CMS's answers.
    await feed?.close();
    await jobs.close();
    await store.close();
  };
  if (!feed) {
    try {
      await restoreAllOwn(database);
      await seedIfEmpty(store, configuration, log);
    } catch (error) {
      await close();
      throw error;
    }
  }
  const indexDue = indexFindable(feed ? 'cms' : 'own');
  jobs.every('findable-articles', findableEveryMs, (_, extendLease) => indexDue(database, extendLease));
  return {
    source: sourceWith(store, { ...feed?.fed, ...(siteFile !== undefined && siteOf(siteFile)) }),
    published: store.published,
    events: store.events,
    database,
    jobs,
    store: feed ? undefined : store,
    changes,
    upstreamStatus: feed && (() => feed.status()),
    ...(feed && { notifyChanges: notifierOf(feed, changes) }),
    begin: async () => {
      jobs.start();
      await feed?.listed(firstListTimeoutMs);
    },
    health: () => (feed && !store.hasEnded ? feed.health() : store.health()),
    close,
  };
}

async function openCmsOf(configuration: ContentConfiguration, log: ContentLog) {
  const { contentApiUrl, pageDeadline, contentCms = 'contract', contentApiKey: apiKey } = configuration;
  if (contentApiUrl === undefined) return undefined;
  const { contentTypes: types, loadBlocksFromHtml = loadWithoutClaims } = configuration;
  const place = { address: contentApiUrl, log, types, loadBlocksFromHtml };
  const readerTimeoutMs = pageDeadline && Math.max(pageDeadline - renderReserveMs, shortestDeadlineMs);
  const open = (deadlineMs: number | undefined) =>
    openCms(contentCms, { ...place, options: { deadlineMs, apiKey } });
  return {
    cms: await open(readerTimeoutMs),
    patientCms: await open(backgroundDeadlineMs),
    readerTimeoutMs: readerTimeoutMs,
  };
}

async function loadWithoutClaims(): Promise<BlocksFromHtml> {
  return (await import('#transformer/fromHtml/fromHtml.ts')).blocksFromHtml;
}

function notifierOf(feed: CmsFeed, changes: ChangeBus): NonNullable<Content['notifyChanges']> {
  return async (notified, isNew) => {
    const keys = await feed.acceptChanges(notified, isNew);
    if (!keys) return false;
    await changes.publish({ topic: 'articles', keys });
    await feed.fetchTaken();
    return true;
  };
}

/** In milliseconds: delay until a published article gets its candidates. */
const findableEveryMs = 5_000;

function openStore(
  configuration: ContentConfiguration,
  log: ContentLog,
  cms: string | undefined,
): Promise<DatabaseStore> {
  const { databaseUrl, dataDir, pageDeadline, otherTables = [] } = configuration;
  const location: DatabaseLocation = databaseUrl ? { databaseUrl } : { folder: path.join(dataDir, 'store') };
  return DatabaseStore.open(location, log, { readLimitMs: pageDeadline, others: otherTables, cms });
}

export function sourceWith(source: ContentSource, otherwise: Partial<ContentSource>): ContentSource {
  return {
    get: (path) => source.get(path),
    movedTo: async (path) => source.movedTo?.(path),
    list: (query) => source.list(query),
    at: (paths) => source.at(paths),
    parts: (size) => source.parts(size),
    search: (text, options) => source.search(text, options),
    suggest: (text, options) => source.suggest(text, options),
    onChange: (listener) => source.onChange(listener),
    site: () => source.site(),
    onSiteChange: (listener) => source.onSiteChange(listener),
    ...otherwise,
  };
}

/** Without it a wrong store would look like a site that lost its articles. */
const emptyStore =
  'the store has no articles: import some, or set DATA_DIR or DATABASE_URL to the store that has them; DEMO_CONTENT=on adds those of the demonstration';

async function seedIfEmpty(
  store: DatabaseStore,
  { seedFolder, seedNotesFolder, seedSiteFile }: ContentConfiguration,
  log: ContentLog,
): Promise<void> {
  if (seedSiteFile !== undefined) await store.siteConfiguration.seed(seedSiteFile, 'seed');
  if (seedFolder === undefined) {
    if (await isEmpty(store.database)) log.warn({}, emptyStore);
    return;
  }
  const report = await seedFromFolder(store.database, { articles: seedFolder, notes: seedNotesFolder });
  if (!report) return;
  log.info({ articles: report.published.length }, 'the empty store was seeded');
  for (const each of report.skipped) log.warn(each, 'an article could not be seeded');
}
