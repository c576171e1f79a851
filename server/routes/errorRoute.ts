import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { ContentUnavailableError, isContentError, isNotCalled } from '#content/source/errors.ts';
import { defaultRetryAfterSeconds, HttpError, methodNotAllowed, notFound } from '#platform/http/httpError.ts';
import { refusedWrite, writeRefusalOf } from '#platform/http/refusedWrite.ts';
import type { Tool } from '#shell/document/pageShell.ts';
import type { ErrorFacts } from '#shell/errors/errorPage.tsx';
import type { PageLink } from '#shell/errors/likelyPage.ts';
import { loggedPath } from '../observability/loggedPath.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type Answer, createAnswer } from '../pages/answer.ts';
import { CachedAnswer } from '../pages/cachedAnswer.ts';
import { contentFailure } from '../pages/contentFailure.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import { sendAnswer, sendCached } from '../pages/sendAnswer.ts';
import type { ShellPages } from '../pages/shellPages.ts';
import { type SecurityFacts, securityHeadersOfData } from '../security/securityHeaders.ts';

interface ErrorRouteOptions {
  errorPage: ShellPages['error'];
  likely: (path: string) => Promise<PageLink | undefined>;
  /** Configuration around the message; another object after a change. */
  around: (() => unknown) | undefined;
  log: Logger;
  refusedWrites: Metrics['refusedWrites'];
  security: SecurityFacts;
  tools: readonly Tool[];
  privatePaths?: readonly string[] | undefined;
  development: boolean;
}

/** The suggested page differs between addresses. */
const maxCached = 200;

/** Errors are text or JSON instead of a page. */
const notForPeople = /^\/(?:api|media|assets)(?:[/?]|$)/;

const ourFault = 'Something went wrong on our side. Please try again in a moment.';

export const errorAddress: RequestHandler = () => {
  throw new HttpError(500, ourFault);
};

/** Not found, or a method that a page does not support. */
export const notFoundRoute: RequestHandler = (request) => {
  throw request.method === 'GET' || request.method === 'HEAD' ? notFound() : methodNotAllowed('GET, HEAD');
};

export function errorRoute(options: ErrorRouteOptions): ErrorRequestHandler {
  const { errorPage, log, security, tools, development, refusedWrites, privatePaths = [] } = options;
  const cache = new LRUCache<string, CachedAnswer>({ max: maxCached });
  let cachedAround: unknown;

  async function sendPage(
    request: Request,
    response: Response,
    facts: ErrorFacts,
    headers: HttpError['headers'],
  ): Promise<void> {
    const caching = tools.some(({ at }) => request.path === at || request.path.startsWith(`${at}/`))
      ? 'no-store'
      : cachingOf(facts.status);
    const own = Object.entries(headers).flat();
    if (facts.errorId !== undefined || facts.stack !== undefined)
      return sendAnswer(request, response, makePage(facts, caching), own);
    const around = options.around?.();
    if (around !== cachedAround) cache.clear();
    cachedAround = around;
    const key = JSON.stringify([caching, facts]);
    const page = cache.get(key) ?? new CachedAnswer(makePage(facts, caching));
    cache.set(key, page);
    await sendCached(request, response, page, own);
  }

  function makePage(facts: ErrorFacts, caching: string): Answer {
    const { html, css } = errorPage(facts);
    const headers = { ...pageHeaders({ css, ...security, shared: true }), 'Cache-Control': caching };
    return createAnswer(html, { status: facts.status, headers });
  }

  // Express recognises an error handler by its four parameters.
  return async (thrown, request, response, _next) => {
    // Expected errors carry their answer; failed reads do too.
    const isExpected = thrown instanceof HttpError || isContentError(thrown);
    const refusal = isExpected ? undefined : writeRefusalOf(thrown);
    if (refusal) refusedWrites.inc({ reason: refusal });
    const error = refusal ? refusedWrite(refusal, thrown) : asHttpError(contentFailure(thrown));
    const facts: ErrorFacts = { status: error.status, message: error.message };
    if (error.status === 500) {
      facts.errorId = randomUUID().slice(0, 8);
      response.locals.errorId = facts.errorId;
    }
    reportError(error, loggedPath(request.originalUrl, response.locals, privatePaths), facts.errorId);
    if (development && error.cause instanceof Error && error.cause.stack) facts.stack = error.cause.stack;

    // Headers are sent: the client must not mistake the truncated answer for a complete one.
    if (response.headersSent) return void response.destroy();
    if (error.headers.Connection === 'close') response.shouldKeepAlive = false;
    const lineHeaders = { ...securityHeadersOfData(security), ...error.headers };
    if (response.locals.forPrograms || notForPeople.test(request.originalUrl))
      return sendLine(response, facts, lineHeaders);
    if (error.status === 404) facts.likely = await options.likely(request.path);
    try {
      await sendPage(request, response, facts, error.headers);
    } catch (failure) {
      // Rendering the error page failed: answer in plain text.
      log.fatal({ err: failure }, 'the error page could not be rendered');
      sendLine(response, facts, lineHeaders);
    }
  };

  function reportError(error: HttpError, path: string | undefined, errorId: string | undefined): void {
    const { cause, status, message } = error;
    // The cause is logged with the unexpected error.
    if (status === 500 && cause === undefined) log.debug({ errorId, path }, 'the error page was requested');
    else if (status === 500) log.error({ err: cause, errorId, path }, message);
    else if (
      status > 500 &&
      cause !== undefined &&
      !(cause instanceof ContentUnavailableError && isNotCalled(cause))
    )
      log.warn({ err: cause, path }, message);
  }
}

function sendLine(response: Response, facts: ErrorFacts, headers: HttpError['headers']): void {
  const { status, message, errorId } = facts;
  response.status(status).set({ 'Cache-Control': cachingOf(status), ...headers });
  response.json({ error: message, ...(errorId === undefined ? {} : { errorId }) });
}

/** A missing page may soon exist; other errors are not cached. */
function cachingOf(status: number): string {
  return status === 404 ? 'public, max-age=0, s-maxage=10' : 'no-store';
}

/** Errors of Express and its parsers have a status, and a message that is not meant for readers. */
const publicMessages: Readonly<Record<number, string>> = {
  413: 'This request is too large.',
  415: 'This content type is not allowed here.',
  416: 'The file has no such part.',
};

function asHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  const status = clientErrorStatus(thrown);
  if (status === undefined) {
    const headers = { 'Retry-After': String(defaultRetryAfterSeconds) };
    // Anything thrown becomes the cause, even undefined.
    return new HttpError(500, ourFault, { headers, cause: thrown ?? new Error(`${thrown} was thrown`) });
  }
  return new HttpError(status, publicMessages[status] ?? 'This request could not be read.', {
    cause: thrown,
  });
}

function clientErrorStatus(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('status' in thrown)) return undefined;
  const { status } = thrown;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
