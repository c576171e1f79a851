import { jsonText } from '#platform/upstream/responseBody.ts';
import { Upstream, type UpstreamOptions, type UpstreamStatus } from '#platform/upstream/upstream.ts';
import { UpstreamError } from '#platform/upstream/upstreamError.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import type { CmsDocument, Known } from './cms.ts';

export interface CmsApiOptions extends UpstreamOptions {
  /** By what the CMS knows us. It is in no error and in no address. */
  apiKey?: string | undefined;
}

/** A question to a CMS, below its address. */
export interface CmsQuestion {
  endpoint: string;
  query?: Readonly<Record<string, string>>;
  /** Sent by `POST`, as JSON: a query of GraphQL, for instance. It must change nothing. Without it the request is a `GET`. */
  body?: unknown;
  /** Of the answer, after decompression. */
  maxBytes: number;
  known?: Known | undefined;
}

/** An answer with its headers, which may count pages or link to the next one. */
export type CmsReply = (CmsDocument & { headers: Headers }) | 'unchanged' | 'absent';

/** The API of a CMS that answers over HTTP with JSON: limited in duration and size, and behind a breaker. Callers interpret the answers. */
export class CmsApi {
  readonly #base: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #upstream: Upstream;

  /**
   * @param scheme what stands before the key in `Authorization`
   * @throws TypeError when the address is none that can be asked
   */
  constructor(address: string, { apiKey, ...options }: CmsApiOptions = {}, scheme = 'Bearer') {
    this.#base = baseUrl(address);
    this.#headers = {
      accept: 'application/json',
      ...(apiKey === undefined ? {} : { authorization: `${scheme} ${apiKey}` }),
    };
    this.#upstream = new Upstream(options);
  }

  /** Where it is, without what belongs to single requests. */
  get address(): string {
    return this.#base.href;
  }

  /**
   * @returns `absent` where it says 404 or 410
   * @throws ContentUnavailableError
   */
  async ask({ endpoint, query = {}, body, maxBytes, known }: CmsQuestion): Promise<CmsReply> {
    const url = new URL(endpoint, this.#base);
    url.search = new URLSearchParams(query).toString();
    try {
      const answer = await this.#upstream.ask({
        url,
        ...(body === undefined ? { headers: this.#headers } : this.#post(body)),
        maxBytes,
        etag: known?.etag,
      });
      const { status, headers } = answer;
      if (status === 404 || status === 410) return 'absent';
      if (status === 304 && known !== undefined) return 'unchanged';
      if (status !== 200) throw new ContentUnavailableError('refused', refusal(status), { status });
      const text = jsonText(answer);
      return { value: parseJson(text), text, etag: headers.get('etag') ?? undefined, headers };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { kind, message, status, retryAfterMs, cause } = error;
      throw new ContentUnavailableError(kind, `The CMS gave no answer that can be used: ${message}`, {
        status,
        retryAfterMs,
        cause,
      });
    }
  }

  #post(body: unknown) {
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    return { method: 'POST', headers, body: JSON.stringify(body) } as const;
  }

  status(): UpstreamStatus {
    return this.#upstream.status();
  }

  /** Ends what is under way. */
  close(): void {
    this.#upstream.close();
  }
}

function refusal(status: number): string {
  const isOfKey = status === 401 || status === 403;
  return isOfKey
    ? `The CMS answered ${status}: it wants a key, or another one (CONTENT_API_KEY).`
    : `The CMS answered ${status}.`;
}

/** @throws ContentUnavailableError `parse` */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const what = text.trimStart().startsWith('<')
      ? 'HTML stands before the JSON of the answer, such as a warning that a plug-in prints.'
      : 'The answer is no JSON, or only the beginning of it.';
    throw new ContentUnavailableError('parse', what, { cause: error });
  }
}

/** @throws TypeError, without the address: it may hold a secret. */
function baseUrl(address: string): URL {
  const url = URL.parse(address);
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
