import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import { ChangeNotices } from '../source/changeNotices.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import type {
  ArticleSummary,
  ListPart,
  ListQuery,
  ManagedContentSource,
  Revisioned,
  SearchOptions,
  SearchResult,
  SourceHealth,
} from '../source/source.ts';
import * as articles from './articles/articleStore.ts';
import * as drafts from './articles/drafts.ts';
import { type PublishOptions, type PublishOutcome, publish } from './articles/publishArticle.ts';
import { getForReaders } from './articles/publishedArticles.ts';
import { movedTo } from './articles/redirects.ts';
import { isEmpty, type SeedFolders, type SeedReport, seedFromFolder } from './articles/seed.ts';
import { CmsArticles, cmsArticleNotices } from './cms/cmsArticles.ts';
import { CmsList } from './cms/cmsList.ts';
import { CmsState } from './cms/cmsState.ts';
import { CommentStore } from './comments/commentStore.ts';
import { type EditedPublication, type PublishEditedOutcome, publishEdited } from './editing/editArticle.ts';
import { EditingStore } from './editing/editingStore.ts';
import { EventStore } from './events/events.ts';
import { SurroundingsKeeper, surroundingsNotices } from './finding/surroundingsKeeper.ts';
import { HistoryStore } from './history/historyStore.ts';
import { EditorList } from './lists/editorList.ts';
import { ListedArticles } from './lists/listedArticles.ts';
import type { PublishedLists } from './lists/publishedLists.ts';
import { changeChannel, cmsSurroundingsChannel, surroundingsChannel } from './notices/channels.ts';
import { CmsChanges } from './notices/cmsChanges.ts';
import { type NoticeChannel, type NoticesState, PostgresNotices } from './notices/postgresNotices.ts';
import {
  migrateToLatest,
  type OpenDatabase,
  type OtherTables,
  openBuiltIn,
  openPostgres,
} from './opening/openDatabase.ts';
import { countRows, openFolder } from './opening/storeFolder.ts';
import { PeopleStore } from './people/peopleStore.ts';
import { PictureStore } from './pictures/pictureStore.ts';
import { PlaceStore } from './places/placeStore.ts';
import { ReviewStore } from './review/reviewStore.ts';
import { ScheduleStore } from './review/scheduleStore.ts';
import { ShareStore } from './sharing/shareStore.ts';
import { type AnswersInTime, ShelfReader } from './shelves/shelfReader.ts';
import { SiteConfigurationStore } from './site/siteConfigurationStore.ts';
import { cmsShelf, ownShelf } from './tables/shelf.ts';
import type { Database } from './tables/tables.ts';

/** What a page may cost where nothing is said, in milliseconds. */
const defaultReadLimitMs = 1_200;
/** Searches that run concurrently: of ten connections half stay free for pages; the built-in database has one, which pages share. */
const maxSearches = { postgres: 5, builtIn: 2 };
const maxWaitingSearches = 200;
/** A readiness check that hangs is worse than one that fails. */
const healthTimeoutMs = 1_000;

export interface DatabaseStatus {
  kind: 'postgres' | 'folder' | 'memory';
  /** Whether this instance hears of changes that others make; a database of its own has no others. */
  notices: NoticesState | 'alone';
}

export type DatabaseLocation =
  | { databaseUrl: string }
  /** The built-in database in a folder that this process alone may open. */
  | { folder: string }
  /** An empty one that ends with the process, for tests. */
  | { inMemory: true };

interface StoreOptions {
  /** How long what readers see may take; who waits longer is gone, and has taken the place of others. In milliseconds. */
  readLimitMs?: number | undefined;
  /** Tables beside the store's own. */
  others?: readonly OtherTables[];
}

/** What tells other instances of its changes. */
type StoreParts = Pick<
  DatabaseStore,
  'editing' | 'people' | 'comments' | 'reviews' | 'schedules' | 'siteConfiguration' | 'cmsChanges'
> & {
  cmsArticleChanges: ChangeNotices;
  /** Which pages show something else of other articles, whosever they are. */
  surroundings: ChangeNotices;
};

/**
 * Articles, drafts, revisions, search and events in PostgreSQL, or in PostgreSQL compiled to WebAssembly: the same SQL.
 * Each operation is all or nothing.
 */
export class DatabaseStore implements ManagedContentSource {
  /** Articles that are being edited, operation by operation. */
  readonly editing: EditingStore;
  /** Who works in the editor. */
  readonly people: PeopleStore;
  /** How they came to be what they are. */
  readonly history: HistoryStore;
  /** What reviews of them were asked for and given. */
  readonly reviews: ReviewStore;
  /** What is to be published and withdrawn at a time. */
  readonly schedules: ScheduleStore;
  /** What is said about them. */
  readonly comments: CommentStore;
  /** Links to their previews. */
  readonly shares: ShareStore;
  /** Pictures that were uploaded, and where pictures stand. */
  readonly pictures: PictureStore;
  /** What stands around the articles. */
  readonly siteConfiguration: SiteConfigurationStore;
  /** What a CMS says that it has changed, where articles are a CMS's. */
  readonly cmsChanges: CmsChanges;
  /** Where they stand. */
  readonly places: PlaceStore;
  /** What editors find them by. */
  readonly lists: EditorList;
  /** What the list knows of them. */
  readonly listed: ListedArticles;
  /** Articles that a CMS feeds, as readers find them. */
  readonly cmsShelf: ShelfReader;
  /** What readers' browsers report. */
  readonly events: EventStore;
  readonly #opened: OpenDatabase;
  readonly #kind: DatabaseStatus['kind'];
  readonly #changes: ChangeNotices;
  readonly #cmsArticleChanges: ChangeNotices;
  readonly #surroundings: ChangeNotices;
  readonly #ownShelf: ShelfReader;
  readonly #log: ContentLog;
  readonly #notices: PostgresNotices | undefined;
  readonly #inTime: AnswersInTime;

  private constructor(
    opened: OpenDatabase,
    kind: DatabaseStatus['kind'],
    changes: ChangeNotices,
    parts: StoreParts,
    { readLimitMs, log }: { readLimitMs: number; log: ContentLog },
    notices?: PostgresNotices,
  ) {
    const { editing, people, comments, reviews, schedules, siteConfiguration, cmsChanges } = parts;
    this.editing = editing;
    this.people = people;
    this.history = new HistoryStore(opened.db);
    this.comments = comments;
    this.reviews = reviews;
    this.schedules = schedules;
    this.siteConfiguration = siteConfiguration;
    this.cmsChanges = cmsChanges;
    this.places = new PlaceStore(opened.db, {
      changed: (path) => changes.emit(path),
      edited: (path) => editing.emit(path),
      planned: (path) => schedules.emit(path),
    });
    this.lists = new EditorList(opened.db);
    this.listed = new ListedArticles(opened.db);
    const inTime = answersIn(readLimitMs);
    const maxRunning = kind === 'postgres' ? maxSearches.postgres : maxSearches.builtIn;
    const searches = new WorkQueue({ maxRunning, maxWaiting: maxWaitingSearches });
    this.#ownShelf = new ShelfReader(opened.db, ownShelf, inTime, searches, parts.surroundings);
    this.cmsShelf = new ShelfReader(opened.db, cmsShelf, inTime, searches, parts.surroundings);
    this.#cmsArticleChanges = parts.cmsArticleChanges;
    this.#surroundings = parts.surroundings;
    this.#log = log;
    this.events = new EventStore(opened.db);
    this.shares = new ShareStore(opened.db);
    this.pictures = new PictureStore(opened.db);
    this.#opened = opened;
    this.#kind = kind;
    this.#changes = changes;
    this.#inTime = inTime;
    this.#notices = notices;
  }

  /**
   * Opens a store and brings its schema up to date.
   *
   * @throws StoreLockedError when another process has the folder open
   * @throws StoreFolderError when what is in the folder cannot be opened
   */
  static async open(
    location: DatabaseLocation,
    log: ContentLog,
    { readLimitMs = defaultReadLimitMs, others = [] }: StoreOptions = {},
  ): Promise<DatabaseStore> {
    const changes = new ChangeNotices(log);
    const instance = `pagewell-${randomUUID()}`;
    const isShared = 'databaseUrl' in location;
    const prepare = (db: Database) => migrateToLatest(db, others, log);
    const prepareFolder = async (db: Database) => {
      await prepare(db);
      await countRows(db);
    };
    const opened = isShared
      ? await openPostgres(location.databaseUrl, instance, log, prepare)
      : await ('folder' in location
          ? openFolder(location.folder, log, prepareFolder)
          : openBuiltIn(undefined, log, prepare));
    const editing = new EditingStore(opened.db, isShared ? instance : undefined, log);
    const people = new PeopleStore(opened.db, log);
    const comments = new CommentStore(opened.db, log);
    const reviews = new ReviewStore(opened.db, log);
    const schedules = new ScheduleStore(opened.db, log, (path) => {
      changes.emit(path);
      editing.emit(path);
    });
    const siteConfiguration = new SiteConfigurationStore(opened.db, log);
    const cmsChanges = new CmsChanges(opened.db, isShared ? instance : undefined, log);
    const parts = {
      editing,
      people,
      comments,
      reviews,
      schedules,
      siteConfiguration,
      cmsChanges,
      cmsArticleChanges: new ChangeNotices(log),
      surroundings: new ChangeNotices(log),
    };
    const reading = { readLimitMs, log };
    if (!isShared) {
      const kind = 'folder' in location ? 'folder' : 'memory';
      return new DatabaseStore(opened, kind, changes, parts, reading);
    }
    const channels: NoticeChannel[] = [
      {
        name: changeChannel,
        begins: '/',
        heard: (path) => changes.emit(path),
        missed: { table: 'articles', changedAt: 'changed_at' },
      },
      ...editing.channels(),
      ...people.channels(),
      ...comments.channels(),
      ...reviews.channels(),
      ...schedules.channels(),
      ...siteConfiguration.channels(),
      ...cmsChanges.channels(),
      cmsArticleNotices(parts.cmsArticleChanges),
      ...surroundingsNotices(parts.surroundings),
    ];
    const notices = new PostgresNotices(location.databaseUrl, instance, channels, log, (channel, text) =>
      sql`select pg_notify(${channel}, ${text})`.execute(opened.db),
    );
    await notices.start();
    return new DatabaseStore(opened, 'postgres', changes, parts, reading, notices);
  }

  // What readers see.

  get(path: string): Promise<Revisioned<unknown> | undefined> {
    return this.#inTime(getForReaders(this.#opened.db, path));
  }

  /** Where readers get the article that stood at a path. */
  movedTo(path: string): Promise<string | undefined> {
    return this.#inTime(movedTo(this.#opened.db, path));
  }

  list(query?: ListQuery): AsyncIterable<ArticleSummary> {
    return this.#ownShelf.list(query);
  }

  at(paths: readonly string[]): Promise<ArticleSummary[]> {
    return this.published.at(paths);
  }

  parts(size: number): Promise<ListPart[]> {
    return this.#ownShelf.parts(size);
  }

  search(text: string, options?: SearchOptions): Promise<SearchResult> {
    return this.#ownShelf.search(text, options);
  }

  suggest(text: string, options?: Pick<SearchOptions, 'signal'>): Promise<string[]> {
    return this.#ownShelf.suggest(text, options);
  }

  /** What pages list of them. */
  get published(): PublishedLists {
    return this.#ownShelf.lists;
  }

  onChange(listener: (path: string) => void): () => void {
    return this.#changes.add(listener);
  }

  site(): Promise<Revisioned<unknown> | undefined> {
    return this.#inTime(this.siteConfiguration.read());
  }

  onSiteChange(listener: () => void): () => void {
    return this.siteConfiguration.onChange(listener);
  }

  // What editors do.

  getDraft(path: string): Promise<drafts.Draft | undefined> {
    return drafts.getDraft(this.#opened.db, path);
  }

  /** @throws InvalidArticleError */
  async saveDraft(path: string, article: unknown, options: drafts.SaveOptions): Promise<drafts.SaveOutcome> {
    const outcome = await drafts.saveDraft(this.#opened.db, path, article, options);
    if (outcome.ok) this.editing.emit(path);
    return outcome;
  }

  /** Publishes an article as its operations have left it. */
  async publishEdited(path: string, publication: EditedPublication): Promise<PublishEditedOutcome> {
    return this.#told(path, await publishEdited(this.#opened.db, path, publication));
  }

  /** @throws InvalidArticleError */
  async publish(path: string, article: unknown, options: PublishOptions): Promise<PublishOutcome> {
    return this.#told(path, await publish(this.#opened.db, path, article, options));
  }

  async publishRevision(
    path: string,
    revision: string,
    options?: Parameters<typeof articles.publishRevision>[3],
  ): Promise<articles.PublishRevisionOutcome> {
    return this.#told(path, await articles.publishRevision(this.#opened.db, path, revision, options));
  }

  async unpublish(path: string, author?: string): Promise<boolean> {
    const changed = await articles.unpublish(this.#opened.db, path, author);
    if (changed) this.#changes.emit(path);
    return changed;
  }

  getRevision(path: string, revision: string): Promise<Revisioned<unknown> | undefined> {
    return articles.getRevision(this.#opened.db, path, revision);
  }

  revisions(path: string, page?: { limit?: number; before?: string }): Promise<articles.RevisionSummary[]> {
    return articles.listRevisions(this.#opened.db, path, page);
  }

  /** Publishes the articles of a folder, all or none, where nothing was ever published. */
  seed(folders: SeedFolders): Promise<SeedReport | undefined> {
    return seedFromFolder(this.#opened.db, folders);
  }

  isEmpty(): Promise<boolean> {
    return isEmpty(this.#opened.db);
  }

  // What a CMS feeds.

  /** The articles of the CMS at an address. */
  cmsArticles(address: string): CmsArticles {
    return new CmsArticles(this.#opened.db, address, this.#cmsArticleChanges, this.#log);
  }

  /** What the list of that CMS says of them. */
  cmsList(address: string): CmsList {
    return new CmsList(this.#opened.db, address, this.#cmsArticleChanges, this.#log);
  }

  /** What is known of that CMS beside its articles. */
  cmsState(address: string): CmsState {
    return new CmsState(this.#opened.db, address);
  }

  // What its owner needs.

  /**
   * Begins to keep what pages know of other articles.
   *
   * @param isBusy whether readers wait for pages
   * @param ofCms the articles, where they are not this publication's own
   */
  keepSurroundings(isBusy: () => boolean, log: ContentLog, ofCms?: CmsArticles): SurroundingsKeeper {
    const onChange = (listener: (path: string) => void) => (ofCms ?? this).onChange(listener);
    const shelf = ofCms ? cmsShelf : ownShelf;
    const tell = (path: string) => this.#surroundings.emit(path);
    const channel = ofCms ? cmsSurroundingsChannel : surroundingsChannel;
    return new SurroundingsKeeper({ db: this.#opened.db, shelf, channel, onChange, isBusy, tell, log });
  }

  /** The database itself, for those who keep tables of their own in it. */
  get database(): Database {
    return this.#opened.db;
  }

  /** Tells commands that find the folder in use where they can go instead. */
  async announceServer(serverUrl: string): Promise<void> {
    await this.#opened.lock?.announceServer(serverUrl);
  }

  /** Whether the built-in database has ended by itself: then nothing brings it back but a new start. */
  get hasEnded(): boolean {
    return this.#opened.hasEnded();
  }

  status(): DatabaseStatus {
    return { kind: this.#kind, notices: this.#notices?.state ?? 'alone' };
  }

  /**
   * Calls the listener when this instance hears again of what others change, after a while in which it did not: the listeners of changes have
   * been told what it missed. Returns the way to stop it.
   */
  onNoticesBack(listener: () => void): () => void {
    return this.#notices?.onBack(listener) ?? (() => undefined);
  }

  async health(): Promise<SourceHealth> {
    try {
      await withinTime(healthTimeoutMs, sql`select 1`.execute(this.#opened.db));
      return { ready: true, detail: `database (${this.#kind}) answers` };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? `: ${error.code}` : '';
      return { ready: false, detail: `database (${this.#kind}) does not answer${code}` };
    }
  }

  /** Ends everything that the store opened, and releases the folder. */
  async close(): Promise<void> {
    this.#changes.clear();
    this.#surroundings.clear();
    this.editing.clear();
    this.people.clear();
    this.comments.clear();
    this.reviews.clear();
    this.schedules.clear();
    this.siteConfiguration.clear();
    this.#cmsArticleChanges.clear();
    await this.#notices?.close();
    await this.#opened.close();
  }

  /** Listeners in this process hear at once; other instances hear from the database. */
  #told<Outcome extends { ok: boolean; changed?: boolean }>(path: string, outcome: Outcome): Outcome {
    if (outcome.ok && outcome.changed) {
      this.#changes.emit(path);
      this.editing.emit(path);
    }
    return outcome;
  }
}

/** Lets the database take so long, in milliseconds. What it throws is a ContentUnavailableError. */
function answersIn(limitMs: number): AnswersInTime {
  const inTime = async <Value>(asking: Promise<Value>) => {
    try {
      return await withinTime(limitMs, asking);
    } catch (error) {
      throw unavailable(error);
    }
  };
  return Object.assign(inTime, { unavailable, limitMs });
}

function unavailable(cause: unknown): ContentUnavailableError {
  const kind = cause instanceof TimeLimitError ? 'timeout' : 'database';
  return new ContentUnavailableError(kind, 'The database could not be asked.', { cause });
}
