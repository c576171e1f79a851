import { randomUUID } from 'node:crypto';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import { ChangeBus } from '../changes/changeBus.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import type {
  ArticleSummary,
  ContentSource,
  ListPart,
  ListQuery,
  Revisioned,
  SearchOptions,
  SearchResult,
  SourceHealth,
} from '../source/source.ts';
import * as articles from './articles/articleStore.ts';
import * as drafts from './articles/drafts.ts';
import { getForReaders } from './articles/forReaders.ts';
import { type ImportOptions, type ImportOutcome, importArticle } from './articles/importArticle.ts';
import { type PublishOptions, type PublishOutcome, publish } from './articles/publishArticle.ts';
import { movedTo } from './articles/redirects.ts';
import { CmsArticles } from './cms/cmsArticles.ts';
import { type CmsStore, cmsStore } from './cms/cmsStore.ts';
import { EventStore } from './events/events.ts';
import { PublishedReader, type TimeLimited } from './lists/publishedReader.ts';
import {
  migrateToLatest,
  type OpenDatabase,
  type OtherTables,
  openBuiltIn,
  openPostgres,
} from './opening/openDatabase.ts';
import { countRows, openFolder } from './opening/storeFolder.ts';
import { PictureStore } from './pictures/pictureStore.ts';
import { SiteConfigurationStore } from './site/siteConfigurationStore.ts';
import type { Origin } from './tables/origin.ts';
import type { Database } from './tables/tables.ts';

/** Default timeout of a page's reads. */
const defaultReadLimitMs = 1_200;
/** Concurrent: half of ten connections stay free for pages; the built-in database has one, which pages share. */
const maxSearches = { postgres: 5, builtIn: 2 };
const maxQueuedSearches = 200;

type DatabaseKind = 'postgres' | 'folder' | 'memory';

export type DatabaseLocation =
  | { databaseUrl: string }
  | { folder: string }
  /** For tests: ends with the process. */
  | { inMemory: true };

interface StoreOptions {
  /** In milliseconds: a reader who waits longer has left, and others wait behind. */
  readLimitMs?: number | undefined;
  others?: readonly OtherTables[];
  /** Address of the CMS. With one, the store opens even if the server is down, and migrates later. */
  cms?: string | undefined;
}

/** PostgreSQL, or PostgreSQL compiled to WebAssembly, with the same SQL. Each operation is atomic. */
export class DatabaseStore implements ContentSource {
  readonly database: Database;
  readonly kind: DatabaseKind;
  readonly pictures: PictureStore;
  readonly siteConfiguration: SiteConfigurationStore;
  readonly changes: ChangeBus;
  readonly readers: Readonly<Record<Origin, PublishedReader>>;
  readonly published: PublishedReader;
  readonly events: EventStore;
  readonly #opened: OpenDatabase;
  readonly #log: ContentLog;
  readonly #limited: TimeLimited;

  private constructor(
    opened: OpenDatabase,
    kind: DatabaseKind,
    changes: ChangeBus,
    log: ContentLog,
    { readLimitMs, cms }: { readLimitMs: number; cms: string | undefined },
  ) {
    this.changes = changes;
    this.siteConfiguration = new SiteConfigurationStore(opened.db, changes);
    const limited = answersIn(readLimitMs);
    const maxRunning = kind === 'postgres' ? maxSearches.postgres : maxSearches.builtIn;
    const searches = new WorkQueue({ maxRunning, maxWaiting: maxQueuedSearches });
    const readerOf = (origin: Origin) => new PublishedReader(opened.db, origin, limited, searches);
    this.readers = { own: readerOf('own'), cms: readerOf('cms') };
    this.published = this.readers[cms === undefined ? 'own' : 'cms'];
    this.#log = log;
    this.events = new EventStore(opened.db);
    this.pictures = new PictureStore(opened.db);
    this.database = opened.db;
    this.#opened = opened;
    this.kind = kind;
    this.#limited = limited;
  }

  /** @throws StoreLockedError, StoreFolderError (built-in database); OldStoreError when the schema is too old */
  static async open(
    location: DatabaseLocation,
    log: ContentLog,
    { readLimitMs = defaultReadLimitMs, others = [], cms }: StoreOptions = {},
  ): Promise<DatabaseStore> {
    const instance = `pagewell-${randomUUID()}`;
    const isShared = 'databaseUrl' in location;
    const changes = new ChangeBus(log, isShared ? location.databaseUrl : undefined);
    const described =
      'folder' in location ? `The store in ${location.folder}` : 'The database at DATABASE_URL';
    const prepare = async (db: Database) => {
      await migrateToLatest(db, others, log, described);
      const removed =
        cms === undefined ? 0 : await new CmsArticles({ db, address: cms, changes, log }).begin();
      if (removed > 0) log.warn({ articles: removed }, 'the stored articles of another CMS were removed');
    };
    const prepareFolder = async (db: Database) => {
      await prepare(db);
      await countRows(db);
    };
    const opened = isShared
      ? await openPostgres(location.databaseUrl, instance, log, prepare, cms !== undefined)
      : await ('folder' in location
          ? openFolder(location.folder, log, prepareFolder)
          : openBuiltIn(undefined, log, prepare));
    await changes.connect(instance, opened.db);
    const kind = isShared ? 'postgres' : 'folder' in location ? 'folder' : 'memory';
    return new DatabaseStore(opened, kind, changes, log, { readLimitMs, cms });
  }

  get(path: string): Promise<Revisioned<unknown> | undefined> {
    return this.#limited(getForReaders(this.database, path));
  }

  movedTo(path: string): Promise<string | undefined> {
    return this.#limited(movedTo(this.database, path));
  }

  list(query?: ListQuery): AsyncIterable<ArticleSummary> {
    return this.published.list(query);
  }

  at(paths: readonly string[]): Promise<ArticleSummary[]> {
    return this.published.at(paths);
  }

  parts(size: number): Promise<ListPart[]> {
    return this.published.parts(size);
  }

  search(text: string, options?: SearchOptions): Promise<SearchResult> {
    return this.published.search(text, options);
  }

  suggest(text: string, options?: Pick<SearchOptions, 'signal'>): Promise<string[]> {
    return this.published.suggest(text, options);
  }

  onChange(listener: (path: string) => void): () => void {
    return this.changes.on('articles', listener);
  }

  site(): Promise<Revisioned<unknown> | undefined> {
    return this.#limited(this.siteConfiguration.read());
  }

  onSiteChange(listener: () => void): () => void {
    return this.changes.on('site', () => listener());
  }

  getDraft(path: string): Promise<drafts.Draft | undefined> {
    return drafts.getDraft(this.database, path);
  }

  async saveDraft(path: string, article: unknown, options: drafts.SaveOptions): Promise<drafts.SaveOutcome> {
    const outcome = await drafts.saveDraft(this.database, path, article, options);
    if (outcome.ok) this.changes.publishHere('operations', path);
    return outcome;
  }

  async publish(path: string, article: unknown, options: PublishOptions): Promise<PublishOutcome> {
    return this.#notifyChanged(path, await publish(this.database, path, article, options));
  }

  async importArticle(path: string, article: unknown, options: ImportOptions): Promise<ImportOutcome> {
    return this.#notifyChanged(path, await importArticle(this.database, path, article, options));
  }

  async publishRevision(
    path: string,
    revision: string,
    options?: Parameters<typeof articles.publishRevision>[3],
  ): Promise<articles.PublishRevisionOutcome> {
    return this.#notifyChanged(path, await articles.publishRevision(this.database, path, revision, options));
  }

  async unpublish(path: string, author?: string): Promise<boolean> {
    const changed = await articles.unpublish(this.database, path, author);
    if (changed) this.changes.publishHere('articles', path);
    return changed;
  }

  getRevision(path: string, revision: string): Promise<Revisioned<unknown> | undefined> {
    return articles.getRevision(this.database, path, revision);
  }

  revisions(path: string, page?: { limit?: number; before?: string }): Promise<articles.RevisionSummary[]> {
    return articles.listRevisions(this.database, path, page);
  }

  cms(address: string): CmsStore {
    return cmsStore({ db: this.database, address, changes: this.changes, log: this.#log });
  }

  /** For commands that find the folder locked. */
  async announceServer(serverUrl: string): Promise<void> {
    await this.#opened.lock?.announceServer(serverUrl);
  }

  /** The built-in database crashed: only a restart helps. */
  get hasEnded(): boolean {
    return this.#opened.hasEnded();
  }

  /** Without PostgreSQL all instances stay in service with cached pages: otherwise all would drop out together. */
  async health(): Promise<SourceHealth> {
    return this.hasEnded
      ? { ready: false, detail: 'the built-in database has ended' }
      : { ready: true, detail: `database (${this.kind}) is open` };
  }

  async close(): Promise<void> {
    await this.changes.disconnect();
    await this.#opened.close();
  }

  /** This process immediately; the database notifies other instances. */
  #notifyChanged<Outcome extends { ok: boolean; changed?: boolean }>(
    path: string,
    outcome: Outcome,
  ): Outcome {
    if (outcome.ok && outcome.changed) {
      this.changes.publishHere('articles', path);
      this.changes.publishHere('operations', path);
    }
    return outcome;
  }
}

/** Timeout in milliseconds. Throws ContentUnavailableError. */
function answersIn(limitMs: number): TimeLimited {
  const limited = async <Value>(query: Promise<Value>) => {
    try {
      return await withinTime(limitMs, query);
    } catch (error) {
      throw unavailable(error);
    }
  };
  return Object.assign(limited, { unavailable, limitMs });
}

function unavailable(cause: unknown): ContentUnavailableError {
  const kind = cause instanceof TimeLimitError ? 'timeout' : 'database';
  return new ContentUnavailableError(kind, 'The database cannot be reached.', { cause });
}
