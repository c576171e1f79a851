import path from 'node:path';
import type { ChangeBus } from './changes/changeBus.ts';
import { CmsFeed, type CmsStatus } from './cms/cmsFeed.ts';
import type { BlocksFromHtml } from './cms/cmsPlace.ts';
import { openCms } from './cms/openCms.ts';
import { isEmpty, seedFromFolder } from './database/articles/seed.ts';
import { giveAllBack } from './database/cms/giveBack.ts';
import { type DatabaseLocation, DatabaseStore } from './database/databaseStore.ts';
import type { StoredEvent, TrackedEvent } from './database/events/events.ts';
import { keepFindable } from './database/finding/findable.ts';
import type { PublishedArticles } from './database/lists/publishedReader.ts';
import type { OtherTables } from './database/opening/openDatabase.ts';
import type { Database, Work } from './database/tables/tables.ts';
import { JobRunner } from './jobs/jobRunner.ts';
import type { Jobs } from './jobs/jobs.ts';
import { siteOf } from './site/siteFile.ts';
import type { ContentLog } from './source/contentLog.ts';
import type { ContentChange, ContentSource, SourceHealth } from './source/source.ts';

export interface ContentConfiguration {
  /** A folder of this installation's own: the built-in database. */
  dataDir: string;
  /** A PostgreSQL server. Without it the built-in database is used. */
  databaseUrl?: string | undefined;
  /** A CMS. With it articles come from there, and the database keeps what it gave. */
  contentApiUrl?: string | undefined;
  /** Of what kind it is, or the file of its adapter; by default one that serves our own contract. */
  contentCms?: string | undefined;
  /** The types of its entries that are published, where it has several. */
  contentTypes?: readonly string[] | undefined;
  /** Loads what reads its HTML as blocks; by default without the HTML that is a block type's own. */
  loadBlocksFromHtml?: (() => Promise<BlocksFromHtml>) | undefined;
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

/** Stores the events that readers' browsers report, whichever source the articles come from. */
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
  /** The database, with the tables of others in it. */
  database: Database;
  /** Background work that instances share. It begins when the content does. */
  jobs: Jobs;
  /** Drafts, revisions, publishing: only where the articles are the database's. */
  store: DatabaseStore | undefined;
  /** What changes, here and on other instances. */
  changes: ChangeBus;
  /** Breaker and counters, for the metrics: only where the articles are a CMS's. */
  upstreamStatus: (() => CmsStatus) | undefined;
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
  /** Begins what goes on in the background. Settles when lists have what there is: the first list of a CMS is waited for, at most a second. */
  begin(): Promise<void>;
  /** Whether pages can be served now; time-limited, so that a readiness check never hangs. */
  health(): Promise<SourceHealth>;
  /** Ends the source and the database, in that order. */
  close(): Promise<void>;
}

/** Of a page's deadline, what is left for making the page, of the last good copy if need be. */
const makingMs = 200;
/** For requests that no reader waits for, in milliseconds: a CMS that takes seconds for an article can still be read. */
const backgroundDeadlineMs = 15_000;
const shortestDeadlineMs = 50;
const firstReadingWaitMs = 1_000;

/**
 * Opens the content that the configuration names; nothing else decides which. All that is needed is open then, so that
 * no caller waits for it later.
 *
 * @throws StoreLockedError when another process has the built-in database open
 * @throws StoreFolderError when the built-in database cannot be opened
 * @throws OldStoreError when the database's schema is too old to upgrade from
 */
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
    // Its requests end what its jobs wait for.
    await feed?.close();
    await jobs.close();
    await store.close();
  };
  if (!feed) {
    try {
      await giveAllBack(database);
      await seedIfEmpty(store, configuration, log);
    } catch (error) {
      await close();
      throw error;
    }
  }
  const keepAllFindable = keepFindable(feed ? 'cms' : 'own');
  jobs.every('findable-articles', findableEveryMs, (_, hold) => keepAllFindable(database, hold));
  return {
    source: sourceWith(store, { ...feed?.fed, ...(siteFile !== undefined && siteOf(siteFile)) }),
    published: store.published,
    events: store.events,
    database,
    jobs,
    store: feed ? undefined : store,
    changes,
    upstreamStatus: feed && (() => feed.status()),
    ...(feed && { tellChanges: tellChangesOf(feed, changes) }),
    begin: async () => {
      jobs.start();
      await feed?.listed(firstReadingWaitMs);
    },
    health: () => (feed && !store.hasEnded ? feed.health() : store.health()),
    close,
  };
}

/** The CMS that the configuration names, as it is asked while readers wait and while none does. */
async function openCmsOf(configuration: ContentConfiguration, log: ContentLog) {
  const { contentApiUrl, pageDeadline, contentCms = 'contract', contentApiKey: apiKey } = configuration;
  if (contentApiUrl === undefined) return undefined;
  const { contentTypes: types, loadBlocksFromHtml = loadWithoutClaims } = configuration;
  const place = { address: contentApiUrl, log, types, loadBlocksFromHtml };
  const readersWait = pageDeadline && Math.max(pageDeadline - makingMs, shortestDeadlineMs);
  const open = (deadlineMs: number | undefined) =>
    openCms(contentCms, { ...place, options: { deadlineMs, apiKey } });
  return { cms: await open(readersWait), patientCms: await open(backgroundDeadlineMs), readersWait };
}

async function loadWithoutClaims(): Promise<BlocksFromHtml> {
  return (await import('#transformer/fromHtml/fromHtml.ts')).blocksFromHtml;
}

function tellChangesOf(feed: CmsFeed, changes: ChangeBus): NonNullable<Content['tellChanges']> {
  return async (notified, isNew) => {
    const keys = await feed.take(notified, isNew);
    if (!keys) return false;
    await changes.publish({ topic: 'articles', keys });
    await feed.fetchTaken();
    return true;
  };
}

/** How soon an article that was published gets its candidates, in milliseconds. */
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

/** A source that does some things otherwise than another. */
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
