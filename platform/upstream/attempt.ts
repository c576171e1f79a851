import { startTimeLimit } from '../timeLimit.ts';
import { readBody } from './responseBody.ts';
import { retryAfterMs } from './retry.ts';
import { UpstreamError, type UpstreamFailure } from './upstreamError.ts';

/** Within the upstream's own site only: an answer from elsewhere is not the upstream's. */
const maxRedirects = 3;

export interface UpstreamRequest {
  url: URL;
  /** `GET` where nothing is said. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PURGE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Of the answer, after decompression. */
  maxBytes: number;
  /** Of the copy that we hold, if we hold one; the answer's status may then be 304. */
  etag?: string | undefined;
  /**
   * What is wrong with an answer that arrived: for callers to whom one that they cannot read is none. It counts against the
   * upstream as an outage does.
   */
  faultOf?: (answer: UpstreamAnswer) => UpstreamError | undefined;
  /** What a 5xx or an unreadable answer may be the fault of alone: such answers to one subject count once in the breaker's window. */
  subject?: string | undefined;
}

/** An answer that arrived whole. Its status is none by which the upstream says that it is unwell. */
export interface UpstreamAnswer {
  status: number;
  headers: Headers;
  /** Empty where the status is no success: an error page is of no use to a program. */
  body: Uint8Array;
}

/** Sends one request, and follows no redirect. */
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
  /** How requests are sent; to any address, where nothing is said. */
  send?: Send | undefined;
  /** Aborted when the upstream is closed. */
  signal: AbortSignal;
}

/** Whether asking twice comes to the same as asking once. */
export function isRepeatable({ method = 'GET' }: UpstreamRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Asks once.
 *
 * @throws UpstreamError
 */
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
    if (signal.aborted) throw new UpstreamError('closed', 'The request was given up.', { cause: error });
    if (timeout.signal.aborted) {
      throw new UpstreamError('timeout', `No complete answer within ${Math.round(timeoutMs)} ms.`);
    }
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
      if (!isRepeatable(request)) {
        throw new UpstreamError('redirect', 'A request that changes something was redirected.');
      }
      url = redirectTarget(location, url, request.url);
    } finally {
      // What was not read would keep the connection busy. Of a body that broke meanwhile we need to hear nothing more.
      if (response.body && !response.bodyUsed) await response.body.cancel().catch(() => undefined);
    }
  }
  throw new UpstreamError('redirect', `More than ${maxRedirects} redirects.`);
}

async function read(response: Response, maxBytes: number): Promise<UpstreamAnswer> {
  const { status, headers } = response;
  if (status === 429 || status >= 500) {
    throw new UpstreamError('status', `It answered ${status}.`, {
      status,
      retryAfterMs: retryAfterMs(headers.get('retry-after'), Date.now()),
    });
  }
  return { status, headers, body: response.ok ? await readBody(response, maxBytes) : new Uint8Array() };
}

function redirectOf({ status, headers }: Response): string | null {
  return status >= 300 && status < 400 && status !== 304 ? headers.get('location') : null;
}

function redirectTarget(location: string, from: URL, origin: URL): URL {
  const target = URL.parse(location, from);
  if (target?.origin !== origin.origin) {
    throw new UpstreamError('redirect', 'It redirects to another site.');
  }
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

/** What fetch's error comes from: its code is on one of its causes. */
function failureOf(error: unknown): UpstreamFailure {
  let cause: unknown = error;
  for (let depth = 0; depth < 5 && typeof cause === 'object' && cause !== null; depth += 1) {
    const code = 'code' in cause ? cause.code : undefined;
    if (typeof code === 'string') {
      const failure = failureByCode.get(code);
      if (failure) return failure;
      if (/CERT|SELF_SIGNED|TLS|SSL|ISSUER|SIGNATURE/.test(code)) return 'tls';
      // The bytes did not unpack: a body cut short, or no gzip at all.
      if (code.startsWith('Z_')) return 'encoding';
    }
    cause = 'cause' in cause ? cause.cause : undefined;
  }
  return 'connect';
}
