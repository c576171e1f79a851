import path from 'node:path';
import type { ContentLog } from './contentLog.ts';
import { DatabaseStore } from './database/databaseStore.ts';
import type { StoredEvent, TrackedEvent } from './database/events.ts';
import { seedFromFolder } from './database/seed.ts';
import { HttpSource, type HttpSourceStatus } from './http/httpSource.ts';
import type { ManagedContentSource } from './source.ts';

export interface ContentConfiguration {
  /** A folder of this installation's own: the built-in database, and the last good copies of a CMS. */
  dataDir: string;
  /** A PostgreSQL server. Without it the built-in database is used. */
  databaseUrl?: string | undefined;
  /** A CMS. With it articles come from there, and the database keeps what readers' browsers report. */
  contentApiUrl?: string | undefined;
  /** Articles to publish in an empty database. */
  seedFolder?: string | undefined;
}

/** Where what readers' browsers report is kept, whichever source the articles come from. */
export interface EventLog {
  record(batch: readonly TrackedEvent[]): Promise<void>;
  export(query?: { since?: Date; kind?: string }): AsyncIterable<StoredEvent>;
  purge(now?: Date): Promise<number>;
}

export interface Content {
  source: ManagedContentSource;
  events: EventLog;
  /** Drafts, revisions, publishing: only where the articles are the database's. */
  store: DatabaseStore | undefined;
  /** Breaker and counters, for the metrics: only where the articles are a CMS's. */
  upstreamStatus: (() => HttpSourceStatus) | undefined;
  /** Ends the source and the database, in that order. */
  close(): Promise<void>;
}

/**
 * Opens the content that the configuration names, and nothing but the configuration decides which.
 *
 * @throws StoreLockedError when another process has the built-in database open.
 */
export async function createContentSource(
  configuration: ContentConfiguration,
  log: ContentLog,
): Promise<Content> {
  const { contentApiUrl, dataDir } = configuration;
  if (contentApiUrl !== undefined) {
    const source = await HttpSource.open({ contentApiUrl, dataDir }, log);
    return withRemoteArticles(source, () => openStore(configuration, log));
  }

  const store = await openStore(configuration, log);
  if (configuration.seedFolder !== undefined && (await store.isEmpty())) {
    const { published, skipped } = await seedFromFolder(store, configuration.seedFolder);
    log.info({ articles: published.length }, 'the empty store was seeded');
    for (const each of skipped) log.warn(each, 'an article could not be seeded');
  }
  return {
    source: store,
    events: eventLog(async () => store),
    store,
    upstreamStatus: undefined,
    close: () => store.close(),
  };
}

function openStore({ databaseUrl, dataDir }: ContentConfiguration, log: ContentLog): Promise<DatabaseStore> {
  return DatabaseStore.open(databaseUrl ? { databaseUrl } : { folder: path.join(dataDir, 'store') }, log);
}

/** The database is opened with the first event only, so that pages need not wait for what they do not use. */
function withRemoteArticles(source: HttpSource, open: () => Promise<DatabaseStore>): Content {
  let opening: Promise<DatabaseStore> | undefined;
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      // The next event tries again: the server may have been out of reach for a moment.
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    source,
    events: eventLog(opened),
    store: undefined,
    upstreamStatus: () => source.status(),
    close: async () => {
      await source.close();
      const store = await opening;
      await store?.close();
    },
  };
}

function eventLog(store: () => Promise<DatabaseStore>): EventLog {
  return {
    record: async (batch) => (await store()).recordEvents(batch),
    export: async function* (query) {
      yield* (await store()).exportEvents(query);
    },
    purge: async (now) => (await store()).purgeEvents(now),
  };
}
