import type { RequestHandler } from 'express';
import { unavailable } from '../httpError.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { LoadMonitor } from './loadMonitor.ts';

/** Refuses, while the process cannot keep up, what costs work and can be asked for again. */
export function shedLoad(
  load: Pick<LoadMonitor, 'isOverloaded'>,
  metrics: Pick<Metrics, 'shed'>,
): RequestHandler {
  return (_request, response, next) => {
    if (load.isOverloaded()) {
      metrics.shed.inc({ route: response.locals.route ?? 'none' });
      throw unavailable();
    }
    next();
  };
}
