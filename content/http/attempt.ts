import { ContentUnavailableError, type UnavailableKind } from '../errors.ts';
import { parseJson, readText, requireJson } from './responseBody.ts';
import { retryAfterMs } from './retry.ts';

/** Within the CMS's own site only: an answer from elsewhere is not the CMS's. */
const maxRedirects = 3;

export interface Attempt {
  url: URL;
  /** For headers, body and redirects together. */
  timeoutMs: number;
  maxBytes: number;
  /** Of the copy that we hold, if we hold one. */
  etag?: string | undefined;
  /** Aborted when the source is closed. */
  signal: AbortSignal;
}

export type Answer =
  | { status: 'ok'; text: string; json: unknown; etag: string | undefined }
  | { status: 'not-modified' }
  | { status: 'gone' };

/**
 * Asks once. What comes back was checked for status, type, size and syntax; everything else is an error that says
 * what went wrong.
 *
 * @throws ContentUnavailableError
 */
export async function attempt(request: Attempt): Promise<Answer> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), request.timeoutMs);
  try {
    return await follow(request, AbortSignal.any([timeout.signal, request.signal]));
  } catch (error) {
    if (error instanceof ContentUnavailableError) throw error;
    if (timeout.signal.aborted) {
      throw new ContentUnavailableError('timeout', `No complete answer within ${request.timeoutMs} ms.`);
    }
    throw new ContentUnavailableError(failureKind(error), 'The CMS could not be reached.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function follow(request: Attempt, signal: AbortSignal): Promise<Answer> {
  let url = request.url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: {
        accept: 'application/json',
        ...(request.etag === undefined ? {} : { 'if-none-match': request.etag }),
      },
    });
    try {
      const location = response.headers.get('location');
      if (response.status < 300 || response.status === 304 || response.status >= 400 || location === null) {
        return await read(response, request);
      }
      url = redirectTarget(location, url, request.url);
    } finally {
      // What was not read would keep the connection busy. Of a body that broke meanwhile we need to hear nothing more.
      if (response.body && !response.bodyUsed) await response.body.cancel().catch(() => undefined);
    }
  }
  throw new ContentUnavailableError('redirect', `More than ${maxRedirects} redirects.`);
}

async function read(response: Response, request: Attempt): Promise<Answer> {
  const { status, headers } = response;
  if (status === 404 || status === 410) return { status: 'gone' };
  if (status === 304 && request.etag !== undefined) return { status: 'not-modified' };
  if (status !== 200) {
    throw new ContentUnavailableError('status', `The CMS answered ${status}.`, {
      status,
      retryAfterMs: retryAfterMs(headers.get('retry-after'), Date.now()),
    });
  }
  requireJson(headers.get('content-type'));
  const text = await readText(response, request.maxBytes);
  return { status: 'ok', text, json: parseJson(text), etag: headers.get('etag') ?? undefined };
}

function redirectTarget(location: string, from: URL, origin: URL): URL {
  const target = URL.parse(location, from);
  if (target?.origin !== origin.origin) {
    throw new ContentUnavailableError('redirect', 'The CMS redirects to another site.');
  }
  return target;
}

const kindByCode = new Map<string, UnavailableKind>([
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
]);

/** What fetch's error comes from: its code is on one of its causes. */
function failureKind(error: unknown): UnavailableKind {
  let cause: unknown = error;
  for (let depth = 0; depth < 5 && typeof cause === 'object' && cause !== null; depth += 1) {
    const code = 'code' in cause ? cause.code : undefined;
    if (typeof code === 'string') {
      const kind = kindByCode.get(code);
      if (kind) return kind;
      if (/CERT|SELF_SIGNED|TLS|SSL|ISSUER|SIGNATURE/.test(code)) return 'tls';
      // The bytes did not unpack: a body cut short, or no gzip at all.
      if (code.startsWith('Z_')) return 'parse';
    }
    cause = 'cause' in cause ? cause.cause : undefined;
  }
  return 'connect';
}
