import type { IncomingHttpHeaders } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { BytesLimit, RouteOf, RouteRequest } from '#feature-kit/route.ts';
import type { ClientAddress } from '#platform/http/clientAddress.ts';
import { HttpError, tooManyAttempts } from '#platform/http/httpError.ts';
import { type Counting, RateLimits } from '#platform/http/rateLimits.ts';
import { isSameOrigin } from '#platform/http/sameOrigin.ts';
import { endOf } from '../process/queueRequests.ts';

const emptyBody = Buffer.alloc(0);

export function routeRequest(
  request: Request,
  response: Response,
  clientAddress: ClientAddress,
): RouteRequest<Buffer> {
  const body: unknown = request.body;
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://site.invalid');
  return {
    method: request.method,
    path: pathname,
    params: Object.fromEntries(
      Object.entries(request.params).filter((each): each is [string, string] => typeof each[1] === 'string'),
    ),
    query: searchParams,
    headers: request.headers,
    clientAddress: clientAddress(request),
    person: response.locals.person,
    signal: endOf(response),
    body: Buffer.isBuffer(body) ? body : emptyBody,
  };
}

export function readBody({
  maxBytes,
  tooLarge,
  types,
}: NonNullable<RouteOf<string, unknown>['reads']>): RequestHandler[] {
  const ofThatKind: RequestHandler = (request, _response, next) => {
    if (types && !request.is([...types])) throw new HttpError(415, 'This content type is not allowed here.');
    next();
  };
  const raw = express.raw({ type: () => true, limit: maxBytes, inflate: false });
  const read: RequestHandler = (request, response, next) =>
    raw(request, response, (error?: unknown) => {
      const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
      next(isTooLarge && tooLarge !== undefined ? new HttpError(413, tooLarge, { cause: error }) : error);
    });
  return [ofThatKind, read];
}

/**
 * Against CSRF. `Authorization` proves nothing: browsers attach Basic credentials.
 * @param siteOrigin in case a proxy changes the host
 */
export function onlyOwnPages(siteOrigin: string): RequestHandler {
  return ({ headers }, _response, next) => {
    if (!isFromProgram(headers) && !isSameOrigin(headers, siteOrigin))
      throw new HttpError(403, 'This request is allowed only from pages of this site.');
    next();
  };
}

function isFromProgram({ authorization, origin, ...headers }: IncomingHttpHeaders): boolean {
  const isFromPage = origin !== undefined || headers['sec-fetch-site'] !== undefined;
  return !isFromPage && authorization !== undefined && /^Bearer /i.test(authorization);
}

export function limited(counting: Counting, clientAddress: ClientAddress): RequestHandler {
  return async (request, _response, next) => {
    const waitSeconds = await counting.secondsToWait(clientAddress(request));
    if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
    next();
  };
}

/** Before bodies are parsed. @param maxBytes of a body; also the assumed size without `Content-Length` */
export function limitedBytes(
  { ofClient, ofAll }: BytesLimit,
  maxBytes: number,
  clientAddress: ClientAddress,
): RequestHandler {
  const limits = new RateLimits();
  const [client, all] = [limits.of('client', ofClient), limits.of('all', ofAll)];
  return async (request, _response, next) => {
    const stated = Number(request.headers['content-length']);
    const bytes = Number.isInteger(stated) ? stated : maxBytes;
    const waitSeconds = await client.secondsToWait(clientAddress(request), bytes);
    if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
    if (bytes > maxBytes) throw new HttpError(413, 'This request is too large.');
    const waitSecondsOfAll = await all.secondsToWait(undefined, bytes);
    if (waitSecondsOfAll > 0) throw tooManyAttempts(waitSecondsOfAll);
    next();
  };
}
