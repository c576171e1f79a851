import { isRecord } from '../../contracts/json/isRecord.ts';
import { SingleFlight } from '../../platform/singleFlight.ts';
import type { UpstreamOptions, UpstreamStatus } from '../../platform/upstream/upstream.ts';
import { isArticlePath, isoTime } from '../source/articleDocument.ts';
import { ChangeNotices } from '../source/changeNotices.ts';
import type { ContentLog } from '../source/contentLog.ts';
import {
  ContentUnavailableError,
  FaultyArticleError,
  isContentError,
  isTurnedAway,
} from '../source/errors.ts';
import { newestOf } from '../source/newest.ts';
import { partsOf } from '../source/parts.ts';
import {
  type ArticleSummary,
  defaultSearchLimit,
  type ListPart,
  type ListQuery,
  type ManagedContentSource,
  maxNewest,
  maxSearchLimit,
  maxSearchOffset,
  maxSearchTextLength,
  type Revisioned,
  type SearchOptions,
  type SearchResult,
  type SourceHealth,
} from '../source/source.ts';
import { type ListPage, readListPage, type SearchPage } from './answers.ts';
import { ArticleFaults } from './articleFaults.ts';
import { type ArticleAnswer, CmsClient } from './cmsClient.ts';
import { type Copy, hash, LastGoodCopies } from './lastGoodCopies.ts';
import { LastGoodLists } from './lastGoodLists.ts';
import { LastGoodSite } from './lastGoodSite.ts';

export interface HttpSourceOptions extends UpstreamOptions {
  /** Where the CMS serves the article contract; a path in it is kept. */
  contentApiUrl: string;
  /** For the last good copies. */
  dataDir: string;
  /** Articles whose copies are kept on disk. */
  maxCopies?: number;
}

export interface HttpSourceStatus extends UpstreamStatus {
  /** Articles that can be served while the CMS is down. */
  copies: number;
  /** Answers given from a copy because the CMS could not be asked, or gave no article. */
  servedStale: number;
  /** How often the CMS gave something else than the article that it was asked for. */
  faultyArticles: number;
}

/** A CMS whose cursor never ends must not keep us for ever. */
const maxListPages = 10_000;
/** The newest articles are looked for among so many pages of the list, of a hundred articles each. */
const maxPagesForNewest = 200;

/**
 * Articles from any headless CMS that serves the article contract. Every answer is checked; what fails costs nobody
 * more than the deadline, and the last good copy is served instead.
 */
export class HttpSource implements ManagedContentSource {
  readonly #cms: CmsClient;
  readonly #copies: LastGoodCopies;
  readonly #lists: LastGoodLists;
  readonly #site: LastGoodSite;
  readonly #faults: ArticleFaults;
  readonly #changes: ChangeNotices;
  readonly #log: ContentLog;
  readonly #flights = new SingleFlight<Revisioned<unknown> | undefined>();
  #servedStale = 0;
  #faultyArticles = 0;
  #breakerOpened = 0;

  private constructor(
    cms: CmsClient,
    copies: LastGoodCopies,
    lists: LastGoodLists,
    site: LastGoodSite,
    faults: ArticleFaults,
    log: ContentLog,
  ) {
    this.#cms = cms;
    this.#copies = copies;
    this.#lists = lists;
    this.#site = site;
    this.#faults = faults;
    this.#changes = new ChangeNotices(log);
    this.#log = log;
  }

  /** @throws TypeError when the address is none that can be asked. */
  static async open(options: HttpSourceOptions, log: ContentLog): Promise<HttpSource> {
    const cms = new CmsClient(options.contentApiUrl, options);
    const copies = await LastGoodCopies.open(options.dataDir, cms.address, log, options.maxCopies);
    const lists = await LastGoodLists.open(options.dataDir, cms.address, log);
    const site = await LastGoodSite.open(options.dataDir, cms, log);
    const faults = new ArticleFaults(options.now ?? (() => performance.now()));
    return new HttpSource(cms, copies, lists, site, faults, log);
  }

  /**
   * @throws FaultyArticleError where the CMS has no more than a faulty article, and there is no earlier copy.
   * @throws ContentUnavailableError
   */
  async get(path: string): Promise<Revisioned<unknown> | undefined> {
    // What can be no article's path would only be a way to ask the CMS for anything.
    if (!isArticlePath(path)) return undefined;
    return this.#flights.run(path, () => this.#load(path));
  }

  async *list(query: ListQuery = {}): AsyncIterable<ArticleSummary> {
    const limit = query.limit ?? Number.POSITIVE_INFINITY;
    if (query.order === 'newest') {
      yield* await newestOf(this.#listed(query, maxPagesForNewest), Math.min(limit, maxNewest));
      return;
    }
    let left = limit;
    if (left <= 0) return;
    for await (const item of this.#listed(query, maxListPages)) {
      yield item;
      left -= 1;
      if (left <= 0) return;
    }
  }

  async parts(size: number): Promise<ListPart[]> {
    const articles: ArticleSummary[] = [];
    for await (const article of this.list({ orLastGood: true })) articles.push(article);
    return partsOf(articles, size);
  }

  /**
   * Where the CMS cannot be asked, or has no search, what its last list says of its articles is searched.
   *
   * @throws ContentUnavailableError where the CMS cannot be asked, and nothing is found that way either
   */
  async search(typed: string, options: SearchOptions = {}): Promise<SearchResult> {
    const text = typed.slice(0, maxSearchTextLength).toWellFormed().trim();
    const limit = Math.min(Math.max(Math.trunc(options.limit ?? defaultSearchLimit), 1), maxSearchLimit);
    const offset = Math.min(Math.max(Math.trunc(options.offset ?? 0), 0), maxSearchOffset);
    if (text === '') return { text, hits: [], total: 0, offset, limit, match: 'none' };
    const { hits, total } = await this.#searchFor(text, { limit, offset });
    return { text, hits: hits.slice(0, limit), total, offset, limit, match: total > 0 ? 'words' : 'none' };
  }

  /** None of a CMS that has no suggestions. */
  async suggest(typed: string): Promise<string[]> {
    const text = typed.slice(0, maxSearchTextLength).toWellFormed().trim();
    if (text === '') return [];
    try {
      return await this.#cms.suggest(text);
    } catch (error) {
      if (error instanceof ContentUnavailableError && error.kind === 'unsupported') return [];
      throw error;
    }
  }

  /** @throws ContentUnavailableError */
  site(): Promise<Revisioned<unknown> | undefined> {
    return this.#site.get();
  }

  /** A CMS tells of nothing: it is asked now and then. */
  onSiteChange(): () => void {
    return () => {};
  }

  /** Somebody says that the CMS has changed something at a path: whatever is known of it is asked for anew, a fault too. */
  tell(path: string): void {
    this.#faults.mended(path);
    this.#changes.emit(path);
  }

  /** Nothing is polled: a change is told when somebody says so, and when an article is asked for and the CMS has another one than before. */
  onChange(listener: (path: string) => void): () => void {
    return this.#changes.add(listener);
  }

  status(): HttpSourceStatus {
    return {
      ...this.#cms.status(),
      copies: this.#copies.size,
      servedStale: this.#servedStale,
      faultyArticles: this.#faultyArticles,
    };
  }

  /** Ready with copies alone: an outage of the CMS must not take every instance out of service. */
  async health(): Promise<SourceHealth> {
    const copies = this.#copies.size;
    if (copies > 0) {
      return { ready: true, detail: `${copies} last good copies, CMS ${this.#cms.status().breaker}` };
    }
    try {
      await this.#cms.listPage(undefined, 1);
      return { ready: true, detail: 'the CMS answers' };
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      return { ready: false, detail: `no copies, and the CMS does not answer: ${error.kind}` };
    }
  }

  async close(): Promise<void> {
    this.#changes.clear();
    this.#cms.close();
    await this.#flights.idle();
    await this.#copies.close();
    await this.#lists.close();
    await this.#site.close();
  }

  async #load(path: string): Promise<Revisioned<unknown> | undefined> {
    const copy = await this.#copies.get(path);
    const known = this.#faults.get(path);
    if (known) return this.#instead(copy, known);
    try {
      const answer = await this.#cms.article(path, copy?.etag);
      this.#faults.mended(path);
      return this.#take(path, answer, copy);
    } catch (error) {
      this.#note(error, path, copy);
      return this.#instead(copy, error);
    }
  }

  /** The last good copy, marked as such, in the place of what could not be had. */
  #instead(copy: Copy | undefined, error: unknown): Revisioned<unknown> {
    if (!copy || !isContentError(error)) throw error;
    this.#servedStale += 1;
    return { ...revisioned(copy), stale: { confirmedAt: copy.confirmedAt, cause: error.kind } };
  }

  #take(path: string, answer: ArticleAnswer, copy: Copy | undefined): Revisioned<unknown> | undefined {
    const now = new Date().toISOString();
    if (answer.status === 'not-modified') return copy && revisioned(this.#copies.confirm(copy, now));
    if (answer.status === 'gone') {
      this.#copies.drop(path);
      if (copy) this.#changes.emit(path);
      return undefined;
    }
    // Not the ETag: it may be missing, weak, or change with the machine that answers.
    const revision = hash(answer.text).slice(0, 32);
    const isSame = copy?.revision === revision;
    const fetchedAt = isSame ? copy.fetchedAt : now;
    const next = { path, value: answer.json, revision, etag: answer.etag, fetchedAt, confirmedAt: now };
    this.#copies.put(next, answer.text);
    if (copy && !isSame) this.#changes.emit(path);
    return revisioned(next);
  }

  /** Remembers what is the article's own fault, and writes into the log what nobody else will. */
  #note(error: unknown, path: string, copy: Copy | undefined): void {
    if (error instanceof FaultyArticleError) {
      this.#faultyArticles += 1;
      this.#faults.met(path, error);
      this.#log.warn(
        { path, kind: error.kind, err: error, copy: copy !== undefined },
        'an article is faulty',
      );
      return;
    }
    if (!(error instanceof ContentUnavailableError)) return;
    // An answer that arrived would be the same when asked for again at once.
    if (error.hasAnswered) this.#faults.met(path, error);
    this.#sayIfLeftAlone(error);
    // While it is left alone every request would write the same line; the metrics count them. Without a copy the error
    // goes on to whoever asked, and is reported there.
    if (isTurnedAway(error) || !copy) return;
    const details = { path, kind: error.kind, status: error.status, err: error };
    this.#log.warn(details, 'an article could not be fetched, so its last good copy is used');
  }

  #sayIfLeftAlone({ kind }: ContentUnavailableError): void {
    const { breaker, breakerOpened } = this.#cms.status();
    if (breakerOpened === this.#breakerOpened) return;
    this.#breakerOpened = breakerOpened;
    this.#log.error({ breaker, kind }, 'the CMS fails too often and is left alone for a while');
  }

  /** What the list holds that a query asks for, in the order of the list. */
  async *#listed(query: ListQuery, maxPages: number): AsyncIterable<ArticleSummary> {
    const { under, after, until, orLastGood = false } = query;
    const folder = under === '/' ? '' : under;
    let cursor: string | undefined;
    for (let count = 0; count < maxPages; count += 1) {
      const { items, next } = await this.#listPage(cursor, orLastGood);
      for (const item of items) {
        if (folder !== undefined && item.path !== under && !item.path.startsWith(`${folder}/`)) continue;
        if (after !== undefined && item.path <= after) continue;
        if (until !== undefined && item.path > until) continue;
        yield item;
      }
      // A cursor that leads to itself would lead there for ever.
      if (next === undefined || next === cursor) return;
      cursor = next;
    }
  }

  async #listPage(cursor: string | undefined, orLastGood: boolean): Promise<ListPage> {
    try {
      const { page, answer } = await this.#cms.listPage(cursor);
      if (orLastGood) this.#lists.put(cursor, answer);
      return page;
    } catch (error) {
      if (!orLastGood || !(error instanceof ContentUnavailableError)) throw error;
      const kept = await this.#lists.get(cursor);
      if (kept === undefined) throw error;
      if (!isTurnedAway(error)) {
        const details = { kind: error.kind, err: error };
        this.#log.warn(details, 'the list of articles could not be fetched, so the last one is used');
      }
      return readListPage(kept);
    }
  }

  async #searchFor(text: string, page: { limit: number; offset: number }): Promise<SearchPage> {
    try {
      return await this.#cms.search(text, page);
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      const hits = await this.#lists.search(text);
      const hasSearch = error.kind !== 'unsupported';
      // To say that nothing was found would be to say more than is known.
      if (hits.length === 0 && hasSearch) throw error;
      if (hasSearch && !isTurnedAway(error)) {
        const details = { kind: error.kind, err: error };
        this.#log.warn(details, 'the CMS could not be searched, so its last list is');
      }
      return { hits: hits.slice(page.offset), total: hits.length };
    }
  }
}

function revisioned(copy: Copy): Revisioned<unknown> {
  const stated = isRecord(copy.value) ? isoTime(copy.value.updatedAt) : undefined;
  return { value: copy.value, revision: copy.revision, updatedAt: stated ?? copy.fetchedAt };
}
