import path from 'node:path';
import { ChangeBus } from './changes/changeBus.ts';
import type { CmsKind } from './cms/cmsKinds.ts';
import { CmsSource, type CmsSourceStatus } from './cms/cmsSource.ts';
import type { CmsStore } from './cms/cmsStore.ts';
import { openCms } from './cms/openCms.ts';
import { type DatabaseLocation, DatabaseStore } from './database/databaseStore.ts';
import type { StoredEvent, TrackedEvent } from './database/events/events.ts';
import { keepFindable } from './database/finding/findable.ts';
import type { PublishedArticles } from './database/lists/publishedLists.ts';
import type { OtherTables } from './database/opening/openDatabase.ts';
import { cmsShelf, ownShelf, type Shelf } from './database/tables/shelf.ts';
import type { Database, Work } from './database/tables/tables.ts';
import { JobRunner } from './jobs/jobRunner.ts';
import type { Jobs } from './jobs/jobs.ts';
import { OpenedOnce } from './openedOnce.ts';
import { withSiteFile } from './site/siteFile.ts';
import type { ContentLog } from './source/contentLog.ts';
import { OldStoreError } from './source/errors.ts';
import type { ContentChange, ContentSource, SourceHealth } from './source/source.ts';

export interface ContentConfiguration {
  /** A folder of this installation's own: the built-in database. */
  dataDir: string;
  /** A PostgreSQL server. Without it the built-in database is used. */
  databaseUrl?: string | undefined;
  /** A CMS. With it articles come from there, and the database keeps what it gave. */
  contentApiUrl?: string | undefined;
  /** Of what kind it is; one that serves our own contract where nothing is said. */
  contentCms?: CmsKind | undefined;
  /** By what it knows us, where it wants to. */
  contentApiKey?: string | undefined;
  /** Articles to publish in an empty database. */
  seedFolder?: string | undefined;
  /** What was last changed in these. */
  seedNotesFolder?: string | undefined;
  /** What stands around the articles, where the database says nothing of it yet. */
  seedSiteFile?: string | undefined;
  /** What stands around the articles, instead of what database or CMS say of it. */
  siteFile?: string | undefined;
  /** How long a reader waits for a page, in milliseconds. */
  pageDeadline?: number | undefined;
  /** Tables that others keep in the database. */
  otherTables?: readonly OtherTables[];
}

/** Where what readers' browsers report is kept, whichever source the articles come from. */
export interface EventLog {
  record(batch: readonly TrackedEvent[]): Promise<void>;
  export(query?: { since?: Date; kind?: string }): AsyncIterable<StoredEvent>;
  purge(now?: Date): Promise<number>;
}

export interface Content {
  source: ContentSource;
  /** What pages list of its articles. */
  published: PublishedArticles;
  events: EventLog;
  /** The database, with the tables of others in it. Fails while a server that was out of reach at the start still is. */
  database: () => Promise<Database>;
  /** Background work that instances share. It begins when the content does. */
  jobs: Jobs;
  /** Drafts, revisions, publishing: only where the articles are the database's. */
  store: DatabaseStore | undefined;
  /** What changes, here and on other instances. */
  changes: ChangeBus;
  /** Breaker and counters, for the metrics: only where the articles are a CMS's. */
  upstreamStatus: (() => CmsSourceStatus) | undefined;
  /**
   * Takes a CMS's notice of changes: the articles are fetched again for all instances, and the path of one that moved redirects. Only where the
   * articles are a CMS's. Fails while the database is out of reach.
   *
   * @param isNew is asked in the transaction that stores the notice: both are stored, or neither
   * @returns whether it was new
   */
  tellChanges?: (
    changes: readonly ContentChange[],
    isNew: (work: Work) => Promise<boolean>,
  ) => Promise<boolean>;
  /**
   * Begins what goes on in the background for as long as the content is open.
   *
   * @param isBusy whether readers wait for pages: it gives way to them
   */
  begin(isBusy: () => boolean): void;
  /** Whether pages can be served now; time-limited, so that a readiness check never hangs. */
  health(): Promise<SourceHealth>;
  /** Ends the source and the database, in that order. */
  close(): Promise<void>;
}

/** Of a page's deadline, what is left for making the page, of the last good copy if need be. */
const makingMs = 200;
/** For what nobody waits for: a CMS that takes seconds for an article can be read all the same. In milliseconds. */
const backgroundDeadlineMs = 15_000;
const shortestDeadlineMs = 50;

/**
 * Opens the content that the configuration names, and nothing but the configuration decides which. All that will be
 * needed is open then: nobody waits for it later.
 *
 * @throws StoreLockedError when another process has the built-in database open
 * @throws StoreFolderError when the built-in database cannot be opened
 * @throws OldStoreError when the database's schema is too old to upgrade from
 */
export async function createContentSource(
  configuration: ContentConfiguration,
  log: ContentLog,
): Promise<Content> {
  const { contentApiUrl, siteFile } = configuration;
  const content = await (contentApiUrl === undefined
    ? openDatabaseContent(configuration, log)
    : openCmsContent(contentApiUrl, configuration, log));
  return siteFile === undefined ? content : { ...content, source: withSiteFile(content.source, siteFile) };
}

async function openDatabaseContent(configuration: ContentConfiguration, log: ContentLog): Promise<Content> {
  const store = await openStore(configuration, log);
  try {
    await seedIfEmpty(store, configuration, log);
  } catch (error) {
    await store.close();
    throw error;
  }
  const database = async () => store.database;
  const jobs = jobsOf(ownShelf, database, log);
  return {
    source: store,
    published: store.published,
    events: eventLog(async () => store),
    database,
    jobs,
    store,
    changes: store.changes,
    upstreamStatus: undefined,
    begin: () => {
      jobs.start();
    },
    health: () => store.health(),
    close: async () => {
      await jobs.close();
      await store.close();
    },
  };
}

/** Articles that a CMS feeds, in the database. */
async function openCmsContent(
  contentApiUrl: string,
  configuration: ContentConfiguration,
  log: ContentLog,
): Promise<Content> {
  const { databaseUrl, pageDeadline, contentCms = 'contract', contentApiKey } = configuration;
  const deadlineMs = pageDeadline && Math.max(pageDeadline - makingMs, shortestDeadlineMs);
  const open = (limit: number | undefined) =>
    openCms(contentCms, contentApiUrl, log, { deadlineMs: limit, apiKey: contentApiKey });
  const cms = await open(deadlineMs);
  const patientCms = await open(backgroundDeadlineMs);
  const changes = new ChangeBus(log, databaseUrl);
  const opening = new OpenedOnce(() => openCmsStore(cms.address, configuration, log, changes));
  const opened = () => opening.get();
  const database = async () => (await opened()).store.database;
  const jobs = jobsOf(cmsShelf, database, log);
  const source = new CmsSource(cms, async () => (await opened()).cmsStore, jobs, log, {
    patientCms,
    readersWait: deadlineMs,
    changes,
  });
  await opened().catch(async (error: unknown) => {
    if (databaseUrl !== undefined && !(error instanceof OldStoreError)) {
      // The CMS can be asked without it: with a server that is out of reach, whatever needs it tries again.
      log.error({ err: error }, 'nothing can be kept until the database is in reach');
      return;
    }
    await source.close();
    throw error;
  });
  return {
    source,
    published: source.published,
    events: eventLog(async () => (await opened()).store),
    database,
    jobs,
    store: undefined,
    changes,
    upstreamStatus: () => source.status(),
    tellChanges: async (notified, isNew) => {
      const keys = await source.take(notified, isNew);
      if (!keys) return false;
      await changes.publish({ topic: 'articles', keys });
      await source.fetchTaken();
      return true;
    },
    begin: (isBusy) => {
      source.start(isBusy);
      jobs.start();
    },
    health: async () => {
      const { store } = opening.opened ?? {};
      return store?.hasEnded ? store.health() : source.health();
    },
    close: async () => {
      // Its requests end what its jobs wait for.
      await source.close();
      await jobs.close();
      await opening.idle();
      await opening.opened?.store.close();
    },
  };
}

/** How soon an article that was published gets its candidates, in milliseconds. */
const findableEveryMs = 5_000;

function jobsOf(shelf: Shelf, database: () => Promise<Database>, log: ContentLog): JobRunner {
  const jobs = new JobRunner({ database, log });
  const run = keepFindable(shelf);
  jobs.every('findable-articles', findableEveryMs, async (signal) => run(await database(), signal));
  return jobs;
}

interface OpenCmsStore {
  store: DatabaseStore;
  /** What of it is the CMS's. */
  cmsStore: CmsStore;
}

async function openCmsStore(
  address: string,
  configuration: ContentConfiguration,
  log: ContentLog,
  changes: ChangeBus,
): Promise<OpenCmsStore> {
  const store = await openStore(configuration, log, changes);
  try {
    const articles = store.cmsArticles(address);
    const ofOthers = await articles.begin();
    if (ofOthers > 0) log.warn({ articles: ofOthers }, 'what was kept of another CMS was removed');
    const { cmsShelf: shelf } = store;
    return {
      store,
      cmsStore: { articles, list: store.cmsList(address), state: store.cmsState(address), shelf },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function eventLog(store: () => Promise<DatabaseStore>): EventLog {
  return {
    record: async (batch) => (await store()).events.record(batch),
    export: async function* (query) {
      yield* (await store()).events.export(query);
    },
    purge: async (now) => (await store()).events.purge(now),
  };
}

function openStore(
  configuration: ContentConfiguration,
  log: ContentLog,
  changes?: ChangeBus,
): Promise<DatabaseStore> {
  const { databaseUrl, dataDir, pageDeadline, otherTables = [] } = configuration;
  const location: DatabaseLocation = databaseUrl ? { databaseUrl } : { folder: path.join(dataDir, 'store') };
  return DatabaseStore.open(location, log, { readLimitMs: pageDeadline, others: otherTables, changes });
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
    if (await store.isEmpty()) log.warn({}, emptyStore);
    return;
  }
  const report = await store.seed({ articles: seedFolder, notes: seedNotesFolder });
  if (!report) return;
  log.info({ articles: report.published.length }, 'the empty store was seeded');
  for (const each of report.skipped) log.warn(each, 'an article could not be seeded');
}
