import { jsonText } from '#platform/upstream/responseBody.ts';
import { Upstream, type UpstreamOptions, type UpstreamStatus } from '#platform/upstream/upstream.ts';
import { UpstreamError } from '#platform/upstream/upstreamError.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import type { CmsDocument, Known } from './cms.ts';

export interface CmsApiOptions extends UpstreamOptions {
  apiKey?: string | undefined;
}

/** Relative to the CMS's address. */
export interface CmsQuestion {
  endpoint: string;
  query?: Readonly<Record<string, string>>;
  /** Sent by `POST` as JSON, such as a GraphQL query without effects. By default `GET`. */
  body?: unknown;
  maxBytes: number;
  known?: Known | undefined;
}

/** Headers may count pages or link to the next one. */
export type CmsReply = (CmsDocument & { headers: Headers }) | 'unchanged' | 'absent';

/** Limited in duration and size, behind a circuit breaker. Callers interpret the answers. */
export class CmsApi {
  readonly #base: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #upstream: Upstream;

  /** @param scheme prefix of the key in `Authorization` @throws TypeError for an unusable address */
  constructor(address: string, { apiKey, ...options }: CmsApiOptions = {}, scheme = 'Bearer') {
    this.#base = baseUrl(address);
    this.#headers = {
      accept: 'application/json',
      ...(apiKey === undefined ? {} : { authorization: `${scheme} ${apiKey}` }),
    };
    this.#upstream = new Upstream(options);
  }

  get address(): string {
    return this.#base.href;
  }

  /** @returns `absent` for 404 or 410 @throws ContentUnavailableError */
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
      throw new ContentUnavailableError(kind, `The response of the CMS is not usable: ${message}`, {
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

  close(): void {
    this.#upstream.close();
  }
}

function refusal(status: number): string {
  const isOfKey = status === 401 || status === 403;
  return isOfKey
    ? `The CMS returned ${status}: it requires a valid key (CONTENT_API_KEY).`
    : `The CMS returned ${status}.`;
}

/** @throws ContentUnavailableError `parse` */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = text.trimStart().startsWith('<')
      ? 'The response has HTML before its JSON, such as a warning of a plug-in.'
      : 'The response is not JSON, or is incomplete.';
    throw new ContentUnavailableError('parse', message, { cause: error });
  }
}

function baseUrl(address: string): URL {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new TypeError('The address of the CMS must be an http or https URL.');
  if (url.username || url.password)
    throw new TypeError('The address of the CMS must not contain a user name or password.');
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
