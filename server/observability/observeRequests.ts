import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Person } from '#editor-preview/model/person.ts';
import { loggedPath } from './loggedPath.ts';
import type { Metrics } from './metrics.ts';

interface RequestNotes {
  route?: string;
  cache?: string;
  variant?: string;
  forPrograms?: boolean;
  isStream?: boolean;
  /** Its path is not logged. */
  isPrivate?: boolean | undefined;
  errorId?: string;
  person?: Person;
  /** Aborted when the response was sent, or the client disconnected. */
  end?: AbortSignal;
}

declare global {
  namespace Express {
    interface Locals extends RequestNotes {}
  }
}

/** Logs paths without query, and nothing about readers, whose searches are health data. */
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
        aborted: response.writableFinished ? undefined : true,
      });
    });
    next();
  };
}

export function named(route: string): RequestHandler {
  return (_request, response, next) => {
    response.locals.route = route;
    next();
  };
}
