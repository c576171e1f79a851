import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { RequestHandler } from 'express';
import {
  type ClientAddress,
  connectionAddress,
  forwardingHeaders,
  isIn,
} from '#platform/http/clientAddress.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { Metrics } from '../observability/metrics.ts';

/** For this machine and allowed addresses. Others get 404. */
export function metricsRoute(
  metrics: Pick<Metrics, 'registry'>,
  allowed: BlockList,
  clientAddress: ClientAddress,
): RequestHandler {
  return async (request, response) => {
    const address = clientAddress(request);
    if (address === undefined || isProxy(request, address) || !isIn(allowed, address)) throw notFound();
    response.set({ 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' });
    response.end(await metrics.registry.metrics());
  };
}

/** Only a proxy's address is known, so the client could be anyone. */
function isProxy(request: IncomingMessage, address: string): boolean {
  const wasForwarded = forwardingHeaders.some((name) => request.headers[name] !== undefined);
  return wasForwarded && address === connectionAddress(request);
}
