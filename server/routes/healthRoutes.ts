import type { RequestHandler } from 'express';
import type { SourceHealth } from '../../content/source.ts';
import type { Lifecycle } from '../process/lifecycle.ts';

/** Liveness: the event loop turns. It asks nothing else, so that no outage elsewhere restarts this process. */
export const livenessRoute: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text/plain').send('ok\n');
};

/** Readiness: started, not ending, and pages can be served, from the source or from its last good copies. */
export function readinessRoute(lifecycle: Lifecycle, health: () => Promise<SourceHealth>): RequestHandler {
  return async (_request, response) => {
    const ready = lifecycle.isReady && (await health()).ready;
    response.set('Cache-Control', 'no-store').type('text/plain');
    response.status(ready ? 200 : 503).send(ready ? 'ready\n' : 'not ready\n');
  };
}
