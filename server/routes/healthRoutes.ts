import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { SourceHealth } from '#content/source/source.ts';
import type { Lifecycle } from '../process/lifecycle.ts';

/** Checks nothing else, so that outages elsewhere do not restart this process. */
export const livenessRoute: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text/plain').send('ok\n');
};

export function readinessRoute(
  lifecycle: Lifecycle,
  health: () => Promise<SourceHealth>,
  log: Logger,
): RequestHandler {
  let lastReason: string | undefined;
  return async (_request, response) => {
    const reason = await reasonAgainst(lifecycle, health);
    if (reason !== undefined && reason !== lastReason) log.warn({ reason }, 'not ready to serve pages');
    lastReason = reason;
    response.set('Cache-Control', 'no-store').type('text/plain');
    response
      .status(reason === undefined ? 200 : 503)
      .send(reason === undefined ? 'ready\n' : `not ready: ${reason}\n`);
  };
}

async function reasonAgainst(
  { isReady, isDraining }: Lifecycle,
  health: () => Promise<SourceHealth>,
): Promise<string | undefined> {
  if (!isReady) return isDraining ? 'the server is ending' : 'the server is starting';
  const { ready, detail } = await health();
  return ready ? undefined : detail;
}
