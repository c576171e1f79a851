import { SingleFlight } from '../../platform/singleFlight.ts';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { isArticlePath, isJsonObject, isoTime } from '../articleDocument.ts';
import { ChangeNotices } from '../changeNotices.ts';
import type { ContentLog } from '../contentLog.ts';
import { ContentUnavailableError, isTurnedAway } from '../errors.ts';
import {
  type ArticleSummary,
  defaultSearchLimit,
  type ListQuery,
  type ManagedContentSource,
  maxSearchLimit,
  maxSearchOffset,
  maxSearchTextLength,
  type Revisioned,
  type SearchHit,
  type SearchOptions,
  type SearchResult,
  type SourceHealth,
} from '../source.ts';
import { readListPage, readSearchPage, readSuggestions, requireArticle } from './answers.ts';
import type { Answer } from './attempt.ts';
import { type Copy, hash, LastGoodCopies } from './lastGoodCopies.ts';
import { LastGoodLists } from './lastGoodLists.ts';
import { Upstream, type UpstreamOptions, type UpstreamStatus } from './upstream.ts';

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
  /** Answers given from a copy because the CMS could not be asked. */
  servedStale: number;
}

type OkAnswer = Extract<Answer, { status: 'ok' }>;

const listPageSize = 100;
/** A CMS whose cursor runs in a circle must not keep us for ever. */
const maxListPages = 10_000;
/** Of a page of a list, and of search results. */
const maxPageBytes = 1_000_000;

/**
 * Articles from any headless CMS that serves the article contract. Every answer is checked; what fails costs nobody
 * more than the deadline, and the last good copy is served instead.
 */
export class HttpSource implements ManagedContentSource {
  readonly #base: URL;
  readonly #upstream: Upstream;
  readonly #copies: LastGoodCopies;
  readonly #lists: LastGoodLists;
  readonly #changes: ChangeNotices;
  readonly #log: ContentLog;
  readonly #flights = new SingleFlight<Revisioned<unknown> | undefined>();
  #servedStale = 0;
  #breakerOpened = 0;

  private constructor(
    base: URL,
    upstream: Upstream,
    copies: LastGoodCopies,
    lists: LastGoodLists,
    log: ContentLog,
  ) {
    this.#base = base;
    this.#upstream = upstream;
    this.#copies = copies;
    this.#lists = lists;
    this.#changes = new ChangeNotices(log);
    this.#log = log;
  }

  /** @throws TypeError when the address is none that can be asked. */
  static async open(options: HttpSourceOptions, log: ContentLog): Promise<HttpSource> {
    const base = baseUrl(options.contentApiUrl);
    const copies = await LastGoodCopies.open(options.dataDir, base.href, log, options.maxCopies);
    const lists = await LastGoodLists.open(options.dataDir, base.href, log);
    return new HttpSource(base, new Upstream(options), copies, lists, log);
  }

  async get(path: string): Promise<Revisioned<unknown> | undefined> {
    // What can be no article's path would only be a way to ask the CMS for anything.
    if (!isArticlePath(path)) return undefined;
    return this.#flights.run(path, () => this.#load(path));
  }

  async *list(query: ListQuery = {}): AsyncIterable<ArticleSummary> {
    const folder = query.under === '/' ? '' : query.under;
    let left = query.limit ?? Number.POSITIVE_INFINITY;
    let cursor: string | undefined;
    for (let page = 0; page < maxListPages && left > 0; page += 1) {
      const url = this.#url('articles', { limit: String(listPageSize), ...(cursor ? { cursor } : {}) });
      const { items, next } = readListPage(await this.#listPage(url, cursor, query.orLastGood ?? false));
      for (const item of items) {
        if (folder !== undefined && item.path !== query.under && !item.path.startsWith(`${folder}/`))
          continue;
        if (query.after !== undefined && item.path <= query.after) continue;
        yield item;
        left -= 1;
        if (left <= 0) return;
      }
      if (next === undefined || next === cursor) return;
      cursor = next;
    }
  }

  /**
   * Where the CMS cannot be asked, what its last list says of its articles is searched.
   *
   * @throws ContentUnavailableError where nothing is found that way either, and where the CMS has no search
   * (`unsupported`)
   */
  async search(typed: string, options: SearchOptions = {}): Promise<SearchResult> {
    const text = typed.slice(0, maxSearchTextLength).toWellFormed().trim();
    const limit = Math.min(Math.max(Math.trunc(options.limit ?? defaultSearchLimit), 1), maxSearchLimit);
    const offset = Math.min(Math.max(Math.trunc(options.offset ?? 0), 0), maxSearchOffset);
    if (text === '') return { text, hits: [], total: 0, offset, limit, match: 'none' };
    const url = this.#url('search', { q: text, limit: String(limit), offset: String(offset) });
    const { hits, total } = await this.#searchFor(url, text, offset);
    return { text, hits: hits.slice(0, limit), total, offset, limit, match: total > 0 ? 'words' : 'none' };
  }

  async suggest(typed: string): Promise<string[]> {
    const text = typed.slice(0, maxSearchTextLength).toWellFormed().trim();
    if (text === '') return [];
    return readSuggestions(await this.#askFor(this.#url('suggest', { q: text })));
  }

  /** Nothing is polled: a change is told when an article is asked for and the CMS has another one than before. */
  onChange(listener: (path: string) => void): () => void {
    return this.#changes.add(listener);
  }

  status(): HttpSourceStatus {
    return { ...this.#upstream.status(), copies: this.#copies.size, servedStale: this.#servedStale };
  }

  /** Ready with copies alone: an outage of the CMS must not take every instance out of service. */
  async health(): Promise<SourceHealth> {
    const copies = this.#copies.size;
    if (copies > 0)
      return { ready: true, detail: `${copies} last good copies, CMS ${this.#upstream.status().breaker}` };
    try {
      readListPage(await this.#askFor(this.#url('articles', { limit: '1' })));
      return { ready: true, detail: 'the CMS answers' };
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      return { ready: false, detail: `no copies, and the CMS does not answer: ${error.kind}` };
    }
  }

  async close(): Promise<void> {
    this.#changes.clear();
    this.#upstream.close();
    await this.#flights.idle();
    await this.#copies.close();
    await this.#lists.close();
  }

  async #load(path: string): Promise<Revisioned<unknown> | undefined> {
    const copy = await this.#copies.get(path);
    let answer: Answer;
    try {
      answer = await this.#upstream.ask(
        this.#url('articles', { path }),
        { maxBytes: maxArticleBytes, etag: copy?.etag },
        (each) => each.status === 'ok' && requireArticle(each.json, path),
      );
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      this.#report(error, path, copy);
      if (!copy) throw error;
      this.#servedStale += 1;
      return { ...revisioned(copy), stale: { confirmedAt: copy.confirmedAt, cause: error.kind } };
    }
    const now = new Date().toISOString();
    if (answer.status === 'gone') {
      this.#copies.drop(path);
      if (copy) this.#changes.emit(path);
      return undefined;
    }
    if (answer.status === 'not-modified') return copy && revisioned(this.#copies.confirm(copy, now));
    return revisioned(this.#keep(path, answer, copy, now));
  }

  #keep(path: string, answer: OkAnswer, before: Copy | undefined, now: string): Copy {
    // Not the ETag: it may be missing, weak, or change with the machine that answers.
    const revision = hash(answer.text).slice(0, 32);
    const isSame = before?.revision === revision;
    const copy: Copy = {
      path,
      text: answer.text,
      value: answer.json,
      revision,
      etag: answer.etag,
      fetchedAt: isSame ? before.fetchedAt : now,
      confirmedAt: now,
    };
    if (isSame && before.etag === answer.etag) return this.#copies.confirm(before, now);
    this.#copies.put(copy);
    if (before && !isSame) this.#changes.emit(path);
    return copy;
  }

  async #listPage(url: URL, cursor: string | undefined, orLastGood: boolean): Promise<unknown> {
    if (!orLastGood) return this.#askFor(url);
    try {
      const answer = await this.#ask(url, ({ json }) => void readListPage(json));
      await this.#lists.put(cursor, answer);
      return answer.json;
    } catch (error) {
      const kept = await this.#keptAfter(error, cursor);
      if (kept === undefined) throw error;
      return kept;
    }
  }

  async #keptAfter(error: unknown, cursor: string | undefined): Promise<unknown> {
    if (!(error instanceof ContentUnavailableError)) return undefined;
    const kept = await this.#lists.get(cursor);
    if (kept !== undefined && !isTurnedAway(error))
      this.#log.warn(
        { kind: error.kind, err: error },
        'the list of articles could not be fetched, so the last one is used',
      );
    return kept;
  }

  async #searchFor(url: URL, text: string, offset: number): Promise<{ hits: SearchHit[]; total: number }> {
    try {
      return readSearchPage(await this.#askFor(url));
    } catch (error) {
      if (!(error instanceof ContentUnavailableError) || error.kind === 'unsupported') throw error;
      const hits = await this.#lists.search(text);
      // To say that nothing was found would be to say more than is known.
      if (hits.length === 0) throw error;
      if (!isTurnedAway(error))
        this.#log.warn(
          { kind: error.kind, err: error },
          'the CMS could not be searched, so its last list is',
        );
      return { hits: hits.slice(offset), total: hits.length };
    }
  }

  async #askFor(url: URL): Promise<unknown> {
    return (await this.#ask(url)).json;
  }

  async #ask(url: URL, accept?: (answer: OkAnswer) => void): Promise<OkAnswer> {
    const answer = await this.#upstream.ask(
      url,
      { maxBytes: maxPageBytes },
      (each) => each.status === 'ok' && accept?.(each),
    );
    if (answer.status === 'ok') return answer;
    throw new ContentUnavailableError('unsupported', `The CMS has no ${url.pathname}.`, { status: 404 });
  }

  #url(endpoint: string, parameters: Record<string, string>): URL {
    const url = new URL(endpoint, this.#base);
    url.search = new URLSearchParams(parameters).toString();
    return url;
  }

  #report(error: ContentUnavailableError, path: string, copy: Copy | undefined): void {
    const { breaker, breakerOpened } = this.#upstream.status();
    if (breakerOpened !== this.#breakerOpened) {
      this.#breakerOpened = breakerOpened;
      this.#log.error({ breaker, kind: error.kind }, 'the CMS fails too often and is left alone for a while');
    }
    // While it is left alone every request would write the same line; the metrics count them.
    if (isTurnedAway(error)) return;
    // Without a copy the error goes on to whoever asked, and is reported there.
    if (!copy) return;
    const details = { path, kind: error.kind, status: error.status, err: error };
    this.#log.warn(details, 'an article could not be fetched, so its last good copy is used');
  }
}

function revisioned(copy: Copy): Revisioned<unknown> {
  const stated = isJsonObject(copy.value) ? isoTime(copy.value.updatedAt) : undefined;
  return { value: copy.value, revision: copy.revision, updatedAt: stated ?? copy.fetchedAt };
}

/** @throws TypeError, without the address: it may hold a secret. */
function baseUrl(contentApiUrl: string): URL {
  const url = URL.parse(contentApiUrl);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new TypeError('The address of the CMS must be an http or https URL.');
  }
  if (url.username || url.password)
    throw new TypeError('The address of the CMS must not hold a user name or password.');
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
