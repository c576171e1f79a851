import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import './requestNotes.ts';

/**
 * One log line and one measurement for every request, whatever becomes of it. A line holds the path without its
 * query, and nothing of the reader: what people search for on a health site is their own business.
 */
export function observeRequests(
  log: Logger,
  metrics: Pick<Metrics, 'requestSeconds' | 'inFlight'>,
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
        path: pathOnly(request.originalUrl),
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

/** The longest path that a log line shows. */
const maxLoggedPath = 300;

function pathOnly(url: string): string | undefined {
  // A target that is no path may hold a user name and a password.
  if (!url.startsWith('/')) return undefined;
  const query = url.indexOf('?');
  return (query === -1 ? url : url.slice(0, query)).slice(0, maxLoggedPath);
}
