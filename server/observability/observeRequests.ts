import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Person } from '#editing/person.ts';
import { loggedPath } from './loggedPath.ts';
import type { Metrics } from './metrics.ts';

/** What routes add to a request's log line and metrics. */
interface RequestNotes {
  /** From a small, closed set. */
  route?: string;
  /** Cache outcome of a page. */
  cache?: string;
  /** Variant of the page. */
  variant?: string;
  /** Whether the client is a program. */
  forPrograms?: boolean;
  /** Whether it is an event stream: its duration means nothing. */
  isStream?: boolean;
  /** Whether the page is private: its path is not logged. */
  isPrivate?: boolean | undefined;
  /** Reference of an unexpected error, on the page and in the log. */
  errorId?: string;
  /** The signed-in user, set by a guard. Never logged. */
  person?: Person;
  /** Aborted when the response was sent, or the client disconnected. */
  end?: AbortSignal;
}

declare global {
  namespace Express {
    interface Locals extends RequestNotes {}
  }
}

/**
 * Logs and measures every request: the path without its query, and nothing about the reader, whose searches are health data.
 * @param privatePaths prefixes of private paths
 */
export function observeRequests(
  log: Logger,
  metrics: Pick<Metrics, 'requestSeconds' | 'inFlight'>,
  privatePaths: readonly string[] = [],
): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    metrics.inFlight.requests += 1;
    response.once('close', () => {
      const milliseconds = performance.now() - started;
      const { route = 'none', cache, variant, errorId, isStream } = response.locals;
      const status = response.statusCode;
      metrics.inFlight.requests -= 1;
      if (!isStream) metrics.requestSeconds.observe({ route, status }, milliseconds / 1000);
      log.info({
        method: request.method,
        path: loggedPath(request.originalUrl, response.locals, privatePaths),
        status,
        route,
        ms: Math.round(milliseconds * 10) / 10,
        cache,
        variant,
        errorId,
        // The client disconnected before its answer was complete: not an error, but worth knowing.
        aborted: response.writableFinished ? undefined : true,
      });
    });
    next();
  };
}

/** Names the route for the log line and the metrics. */
export function named(route: string): RequestHandler {
  return (_request, response, next) => {
    response.locals.route = route;
    next();
  };
}
