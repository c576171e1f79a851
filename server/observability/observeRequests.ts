import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Person } from '#editing/person.ts';
import { loggedPath } from './loggedPath.ts';
import type { Metrics } from './metrics.ts';

/** What routes note down about a request, for its log line and its metrics. */
interface RequestNotes {
  /** The name of the route that answers: a small, closed set. */
  route?: string;
  /** Where a page came from. */
  cache?: string;
  /** What tells a page from those that other readers get at its address. */
  variant?: string;
  /** Whether programs read the answer, and not people. */
  forPrograms?: boolean;
  /** Whether it stays open for events: how long it takes says nothing. */
  isStream?: boolean;
  /** Whether the log says neither which page it was nor where. */
  isQuiet?: boolean | undefined;
  /** Names an unexpected error, on the page that the reader sees and in the log. */
  errorId?: string;
  /** Who is signed in, as a guard has found out. It goes into no log. */
  person?: Person;
  /** Aborted when the response was sent, or its client has gone. */
  end?: AbortSignal;
}

declare global {
  namespace Express {
    interface Locals extends RequestNotes {}
  }
}

/**
 * One log line and one measurement for every request, whatever becomes of it. A line holds the path without its
 * query, and nothing of the reader: what people search for on a health site is their own business.
 *
 * @param quiet beginnings of paths of which nothing is told that stands behind them
 */
export function observeRequests(
  log: Logger,
  metrics: Pick<Metrics, 'requestSeconds' | 'inFlight'>,
  quiet: readonly string[] = [],
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
        path: loggedPath(request.originalUrl, response.locals, quiet),
        status,
        route,
        ms: Math.round(milliseconds * 10) / 10,
        cache,
        variant,
        errorId,
        // The client went away before its answer was complete: no fault of ours, but worth knowing.
        aborted: response.writableFinished ? undefined : true,
      });
    });
    next();
  };
}

/** Notes which route answers, for the log line and the metrics. */
export function named(route: string): RequestHandler {
  return (_request, response, next) => {
    response.locals.route = route;
    next();
  };
}
