import { startTimeLimit } from '../timeLimit.ts';
import { readBody } from './responseBody.ts';
import { retryAfterMs } from './retry.ts';
import { UpstreamError, type UpstreamFailure } from './upstreamError.ts';

/** Within the upstream's own site only: other answers are not the upstream's. */
const maxRedirects = 3;

export interface UpstreamRequest {
  url: URL;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PURGE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  maxBytes: number;
  /** Of the cached copy, if any; the answer may then be 304. */
  etag?: string | undefined;
  /** Fault of an answer that arrived, such as unreadable content. Counts as an outage. */
  faultOf?: (answer: UpstreamAnswer) => UpstreamError | undefined;
  /** The likely cause of a 5xx or unreadable answer: its failures count once in the breaker's window. */
  subject?: string | undefined;
}

export interface UpstreamAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** Does not follow redirects. */
export type Send = (
  url: URL,
  request: {
    method: string;
    headers: Readonly<Record<string, string>>;
    body?: string | Uint8Array<ArrayBuffer>;
    signal: AbortSignal;
  },
) => Promise<Response>;

const sendToAnybody: Send = (url, request) => fetch(url, { ...request, redirect: 'manual' });

interface Limits {
  /** For headers, body and redirects together. */
  timeoutMs: number;
  send?: Send | undefined;
  /** Aborted when the upstream is closed. */
  signal: AbortSignal;
}

export function isRepeatable({ method = 'GET' }: UpstreamRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** @throws UpstreamError */
export async function attempt(
  request: UpstreamRequest,
  { timeoutMs, signal, send = sendToAnybody }: Limits,
): Promise<UpstreamAnswer> {
  const timeout = new AbortController();
  const stop = startTimeLimit(timeoutMs, () => timeout.abort());
  try {
    return await follow(request, send, AbortSignal.any([timeout.signal, signal]));
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    if (signal.aborted) throw new UpstreamError('closed', 'The request was cancelled.', { cause: error });
    if (timeout.signal.aborted)
      throw new UpstreamError('timeout', `No complete response within ${Math.round(timeoutMs)} ms.`);
    throw new UpstreamError(failureOf(error), 'It could not be reached.', { cause: error });
  } finally {
    stop();
  }
}

async function follow(request: UpstreamRequest, send: Send, signal: AbortSignal): Promise<UpstreamAnswer> {
  let url = request.url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await send(url, {
      method: request.method ?? 'GET',
      ...(request.body === undefined ? {} : { body: request.body }),
      headers: {
        ...request.headers,
        ...(request.etag === undefined ? {} : { 'if-none-match': request.etag }),
      },
      signal,
    });
    try {
      const location = redirectOf(response);
      if (location === null) return await read(response, request.maxBytes);
      if (!isRepeatable(request))
        throw new UpstreamError('redirect', 'A request that changes something was redirected.');
      url = redirectTarget(location, url, request.url);
    } finally {
      // An unread body would keep the connection busy. Its errors no longer matter.
      if (response.body && !response.bodyUsed) await response.body.cancel().catch(() => undefined);
    }
  }
  throw new UpstreamError('redirect', `More than ${maxRedirects} redirects.`);
}

async function read(response: Response, maxBytes: number): Promise<UpstreamAnswer> {
  const { status, headers } = response;
  if (status === 429 || status >= 500)
    throw new UpstreamError('status', `It returned ${status}.`, {
      status,
      retryAfterMs: retryAfterMs(headers.get('retry-after'), Date.now()),
    });
  return { status, headers, body: response.ok ? await readBody(response, maxBytes) : new Uint8Array() };
}

function redirectOf({ status, headers }: Response): string | null {
  return status >= 300 && status < 400 && status !== 304 ? headers.get('location') : null;
}

function redirectTarget(location: string, from: URL, origin: URL): URL {
  const target = URL.parse(location, from);
  if (target?.origin !== origin.origin) throw new UpstreamError('redirect', 'It redirects to another site.');
  return target;
}

const failureByCode = new Map<string, UpstreamFailure>([
  ['ECONNREFUSED', 'connect'],
  ['ENOTFOUND', 'connect'],
  ['EAI_AGAIN', 'connect'],
  ['EHOSTUNREACH', 'connect'],
  ['ENETUNREACH', 'connect'],
  ['ETIMEDOUT', 'connect'],
  ['UND_ERR_CONNECT_TIMEOUT', 'connect'],
  ['ECONNRESET', 'reset'],
  ['EPIPE', 'reset'],
  ['UND_ERR_SOCKET', 'reset'],
  ['EPRIVATE', 'private'],
]);

/** The code is on one of the causes of fetch's error. */
function failureOf(error: unknown): UpstreamFailure {
  let cause: unknown = error;
  for (let depth = 0; depth < 5 && typeof cause === 'object' && cause !== null; depth += 1) {
    const code = 'code' in cause ? cause.code : undefined;
    if (typeof code === 'string') {
      const failure = failureByCode.get(code);
      if (failure) return failure;
      if (/CERT|SELF_SIGNED|TLS|SSL|ISSUER|SIGNATURE/.test(code)) return 'tls';
      // Decompression failed: truncated, or not gzip.
      if (code.startsWith('Z_')) return 'encoding';
    }
    cause = 'cause' in cause ? cause.cause : undefined;
  }
  return 'connect';
}
