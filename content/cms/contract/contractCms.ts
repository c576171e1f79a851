import { jsonText } from '../../../platform/upstream/responseBody.ts';
import { Upstream, type UpstreamOptions, type UpstreamStatus } from '../../../platform/upstream/upstream.ts';
import { UpstreamError } from '../../../platform/upstream/upstreamError.ts';
import { maxArticleBytes } from '../../../transformer/limits.ts';
import { ContentUnavailableError, FaultyArticleError, type UnavailableKind } from '../../source/errors.ts';
import type { Cms, CmsAnswer, CmsPage, Known } from '../cms.ts';
import { readListPage, requireArticle } from './answers.ts';

/** Of a page of the list, and of what stands around the articles. */
const maxPageBytes = 1_000_000;
const listPageSize = 100;

/** What can be wrong with an article while nothing is wrong with the CMS. */
const articleFaults: ReadonlySet<UnavailableKind> = new Set(['parse', 'encoding', 'too-large', 'mismatch']);

/**
 * A CMS that serves our own article contract (docs/content-contract.md): `GET articles?path=`, `GET articles?limit=&cursor=` and `GET site`
 * below its address.
 */
export class ContractCms implements Cms {
  readonly kind = 'contract';
  readonly #base: URL;
  readonly #upstream: Upstream;

  /** @throws TypeError when the address is none that can be asked. */
  constructor(contentApiUrl: string, options: UpstreamOptions = {}) {
    this.#base = baseUrl(contentApiUrl);
    this.#upstream = new Upstream(options);
  }

  get address(): string {
    return this.#base.href;
  }

  async article(path: string, known?: Known): Promise<CmsAnswer> {
    try {
      const answer = await this.#ask('articles', { path }, maxArticleBytes, known);
      if (typeof answer === 'object') requireArticle(answer.value, path);
      return answer;
    } catch (error) {
      if (!(error instanceof ContentUnavailableError) || !articleFaults.has(error.kind)) throw error;
      throw new FaultyArticleError(path, error);
    }
  }

  async list(cursor?: string): Promise<CmsPage> {
    const parameters = { limit: String(listPageSize), ...(cursor === undefined ? {} : { cursor }) };
    const answer = await this.#ask('articles', parameters, maxPageBytes);
    if (typeof answer === 'object') return readListPage(answer.value);
    throw new ContentUnavailableError('unsupported', 'The CMS has no list of articles.', { status: 404 });
  }

  site(known?: Known): Promise<CmsAnswer> {
    return this.#ask('site', {}, maxPageBytes, known);
  }

  status(): UpstreamStatus {
    return this.#upstream.status();
  }

  close(): void {
    this.#upstream.close();
  }

  async #ask(
    endpoint: string,
    parameters: Record<string, string>,
    maxBytes: number,
    known?: Known,
  ): Promise<CmsAnswer> {
    const url = new URL(endpoint, this.#base);
    url.search = new URLSearchParams(parameters).toString();
    try {
      const headers = { accept: 'application/json' };
      const answer = await this.#upstream.ask({ url, headers, maxBytes, etag: known?.etag });
      const { status } = answer;
      if (status === 404 || status === 410) return 'absent';
      if (status === 304 && known !== undefined) return 'unchanged';
      if (status !== 200) {
        throw new ContentUnavailableError('refused', `The CMS answered ${status}.`, { status });
      }
      const text = jsonText(answer);
      return { value: parseJson(text), text, etag: answer.headers.get('etag') ?? undefined };
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
