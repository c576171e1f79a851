import type { RequestHandler } from 'express';
import { badRequest, HttpError, methodNotAllowed } from '#platform/http/httpError.ts';

/** A picture's address contains another address; no other address is nearly as long. */
const maxUrlLength = 8192;

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

export const requestGuard: RequestHandler = (request, _response, next) => {
  const { url, method, headers } = request;
  if (!knownMethods.has(method)) throw methodNotAllowed('GET, HEAD, POST');
  if (url.length > maxUrlLength) throw new HttpError(414, 'The address of this page is too long.');
  if (namesTwoHosts(request.rawHeaders)) throw badRequest();
  // A target in absolute form names another host, which caches might believe.
  if (!url.startsWith('/')) throw badRequest();
  if (url.includes('%') && !isWellEncoded(url)) throw badRequest();
  if (method === 'GET' || method === 'HEAD')
    refuseBody(headers['content-length'], headers['transfer-encoding']);
  next();
};

/** Valid UTF-8 without control characters. */
function isWellEncoded(url: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(url.replaceAll('+', ' ')));
  } catch (error) {
    // decodeURIComponent reports invalid input only by this error.
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** A proxy may have used the other one (RFC 9112 §3.2). */
function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** A body on GET has no meaning (RFC 9110 §9.3.1), and is used for request smuggling. */
function refuseBody(contentLength: string | undefined, transferEncoding: string | undefined): void {
  if (transferEncoding === undefined && (contentLength === undefined || contentLength === '0')) return;
  throw new HttpError(400, 'This request must not have a body.', {
    headers: { Connection: 'close' },
  });
}
