import { jsonText } from '../../platform/upstream/responseBody.ts';
import { Upstream, type UpstreamOptions, type UpstreamStatus } from '../../platform/upstream/upstream.ts';
import { UpstreamError } from '../../platform/upstream/upstreamError.ts';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { ContentUnavailableError, FaultyArticleError, type UnavailableKind } from '../source/errors.ts';
import {
  type ListPage,
  readListPage,
  readSearchPage,
  readSuggestions,
  requireArticle,
  type SearchPage,
} from './answers.ts';

/** Of a page of a list, and of search results. */
const maxPageBytes = 1_000_000;
const listPageSize = 100;

/** JSON as it came, and what it says. */
export interface JsonAnswer {
  text: string;
  json: unknown;
}

export type ArticleAnswer =
  | ({ status: 'ok'; etag: string | undefined } & JsonAnswer)
  /** It is still the one whose ETag was sent. */
  | { status: 'not-modified' }
  | { status: 'gone' };

/** What can be wrong with an article while nothing is wrong with the CMS. */
const articleFaults: ReadonlySet<UnavailableKind> = new Set(['parse', 'encoding', 'too-large', 'mismatch']);

/** Speaks the article contract with a CMS. Every answer is checked before it is given on. */
export class CmsClient {
  readonly #base: URL;
  readonly #upstream: Upstream;

  /** @throws TypeError when the address is none that can be asked. */
  constructor(contentApiUrl: string, options: UpstreamOptions) {
    this.#base = baseUrl(contentApiUrl);
    this.#upstream = new Upstream(options);
  }

  /** The CMS's address, without what belongs to single requests. */
  get address(): string {
    return this.#base.href;
  }

  /**
   * @param etag of the copy that we hold, if we hold one
   * @throws FaultyArticleError where the CMS answers with something that is not this article
   * @throws ContentUnavailableError
   */
  async article(path: string, etag: string | undefined): Promise<ArticleAnswer> {
    try {
      const answer = await this.#ask('articles', { path }, { maxBytes: maxArticleBytes, etag });
      if (answer.status === 'ok') requireArticle(answer.json, path);
      return answer;
    } catch (error) {
      if (!(error instanceof ContentUnavailableError) || !articleFaults.has(error.kind)) throw error;
      throw new FaultyArticleError(path, error);
    }
  }

  /**
   * One page of the list, and the same as JSON.
   *
   * @param cursor as the page before it gave it; undefined is the first page
   * @throws ContentUnavailableError
   */
  async listPage(
    cursor: string | undefined,
    limit: number = listPageSize,
  ): Promise<{ page: ListPage; answer: JsonAnswer }> {
    const answer = await this.#askForData('articles', {
      limit: String(limit),
      ...(cursor === undefined ? {} : { cursor }),
    });
    return { page: readListPage(answer.json), answer };
  }

  /**
   * What stands around the articles: `GET /site`.
   *
   * @param etag of the copy that we hold, if we hold one
   * @throws ContentUnavailableError
   */
  site(etag: string | undefined): Promise<ArticleAnswer> {
    return this.#ask('site', {}, { maxBytes: maxPageBytes, etag });
  }

  /** @throws ContentUnavailableError, of the kind `unsupported` where the CMS has no search. */
  async search(text: string, page: { limit: number; offset: number }): Promise<SearchPage> {
    const { json } = await this.#askForData('search', {
      q: text,
      limit: String(page.limit),
      offset: String(page.offset),
    });
    return readSearchPage(json);
  }

  /** @throws ContentUnavailableError, of the kind `unsupported` where the CMS has no suggestions. */
  async suggest(text: string): Promise<string[]> {
    return readSuggestions((await this.#askForData('suggest', { q: text })).json);
  }

  status(): UpstreamStatus {
    return this.#upstream.status();
  }

  /** Ends what is under way. */
  close(): void {
    this.#upstream.close();
  }

  async #askForData(endpoint: string, parameters: Record<string, string>): Promise<JsonAnswer> {
    const answer = await this.#ask(endpoint, parameters, { maxBytes: maxPageBytes });
    if (answer.status === 'ok') return answer;
    throw new ContentUnavailableError('unsupported', `The CMS has no ${endpoint}.`, { status: 404 });
  }

  async #ask(
    endpoint: string,
    parameters: Record<string, string>,
    request: { maxBytes: number; etag?: string | undefined },
  ): Promise<ArticleAnswer> {
    const url = new URL(endpoint, this.#base);
    url.search = new URLSearchParams(parameters).toString();
    try {
      const answer = await this.#upstream.ask({ url, headers: { accept: 'application/json' }, ...request });
      const { status, headers } = answer;
      if (status === 404 || status === 410) return { status: 'gone' };
      if (status === 304 && request.etag !== undefined) return { status: 'not-modified' };
      if (status !== 200) {
        throw new ContentUnavailableError('refused', `The CMS answered ${status}.`, { status });
      }
      const text = jsonText(answer);
      return { status: 'ok', text, json: parseJson(text), etag: headers.get('etag') ?? undefined };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { kind, message, status, retryAfterMs } = error;
      throw new ContentUnavailableError(kind, `The CMS gave no answer that can be used: ${message}`, {
        status,
        retryAfterMs,
        cause: error.cause,
      });
    }
  }
}

/** @throws ContentUnavailableError `parse` */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentUnavailableError('parse', 'The answer is no JSON, or only the beginning of it.', {
      cause: error,
    });
  }
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
