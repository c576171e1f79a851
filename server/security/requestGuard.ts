import type { RequestHandler } from 'express';
import { badRequest, HttpError, methodNotAllowed } from '#platform/http/httpError.ts';

/** An address of a picture holds another address inside; nothing else comes near this. */
const maxUrlLength = 8192;

/** The methods that any route takes. Each route says more exactly which of them are its own. */
const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Turns away what no honest client sends, before any route looks at it. */
export const requestGuard: RequestHandler = (request, _response, next) => {
  const { url, method, headers } = request;
  if (!knownMethods.has(method)) throw methodNotAllowed('GET, HEAD, POST');
  if (url.length > maxUrlLength) throw new HttpError(414, 'The address of this page is too long.');
  if (namesTwoHosts(request.rawHeaders)) throw badRequest();
  // A target in absolute form names a host of its own, which caches on the way might believe.
  if (!url.startsWith('/')) throw badRequest();
  if (url.includes('%') && !isWellEncoded(url)) throw badRequest();
  if (method === 'GET' || method === 'HEAD')
    refuseBody(headers['content-length'], headers['transfer-encoding']);
  next();
};

/** Percent-encoding that is UTF-8 and hides no control characters. */
function isWellEncoded(url: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(url.replaceAll('+', ' ')));
  } catch (error) {
    // decodeURIComponent has no other way to say no.
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Whoever stands in front may have believed the other one (RFC 9112 §3.2). */
function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** A body on a GET means nothing (RFC 9110 §9.3.1), and is how requests are smuggled past proxies. */
function refuseBody(contentLength: string | undefined, transferEncoding: string | undefined): void {
  if (transferEncoding === undefined && (contentLength === undefined || contentLength === '0')) return;
  throw new HttpError(400, 'This request came with a body, which it cannot have.', {
    headers: { Connection: 'close' },
  });
}
