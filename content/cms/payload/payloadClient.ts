import { jsonText } from '../../../platform/upstream/responseBody.ts';
import { Upstream, type UpstreamOptions, type UpstreamStatus } from '../../../platform/upstream/upstream.ts';
import { UpstreamError } from '../../../platform/upstream/upstreamError.ts';
import { ContentUnavailableError } from '../../source/errors.ts';

export interface PayloadOptions extends UpstreamOptions {
  /** Where Payload is, without its `/api`: `https://cms.example.org`. */
  address: string;
  /** Of a user that may read articles and pictures. */
  apiKey: string | undefined;
}

/** JSON as it came, and what it says. */
export interface JsonAnswer {
  text: string;
  json: unknown;
}

/** Asks Payload's REST API, and nothing else of it. What the answers mean is for others to say. */
export class PayloadClient {
  readonly #base: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #upstream: Upstream;

  /** @throws TypeError when the address is none that can be asked, without it: it may hold a secret. */
  constructor({ address, apiKey, ...options }: PayloadOptions) {
    this.#base = baseOf(address);
    this.#headers = {
      accept: 'application/json',
      ...(apiKey === undefined ? {} : { authorization: `users API-Key ${apiKey}` }),
    };
    this.#upstream = new Upstream(options);
  }

  /** Where Payload is, for addresses that it gives without a host. */
  get address(): string {
    return this.#base.href;
  }

  /**
   * The documents of the collection `articles` that a query finds.
   *
   * @throws ContentUnavailableError
   */
  async articles(query: Readonly<Record<string, string>>, maxBytes: number): Promise<JsonAnswer> {
    const url = new URL('api/articles', this.#base);
    url.search = new URLSearchParams(query).toString();
    try {
      const answer = await this.#upstream.ask({ url, headers: this.#headers, maxBytes });
      // Where nothing is found Payload answers with an empty list: that there is no such collection is another matter.
      if (answer.status !== 200) {
        const { status } = answer;
        throw new ContentUnavailableError('refused', `Payload answered ${status}.`, { status });
      }
      const text = jsonText(answer);
      return { text, json: parsed(text) };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { kind, message, status, retryAfterMs, cause } = error;
      throw new ContentUnavailableError(kind, `Payload gave no answer that can be used: ${message}`, {
        status,
        retryAfterMs,
        cause,
      });
    }
  }

  status(): UpstreamStatus {
    return this.#upstream.status();
  }

  /** Ends what is under way. */
  close(): void {
    this.#upstream.close();
  }
}

/** @throws ContentUnavailableError `parse` */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContentUnavailableError('parse', 'The answer is no JSON, or only the beginning of it.', {
      cause,
    });
  }
}

function baseOf(address: string): URL {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new TypeError('The address of Payload must be an http or https URL.');
  if (url.username || url.password)
    throw new TypeError('The address of Payload must not hold a user name or password.');
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
