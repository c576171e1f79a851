import type { BlockList } from 'node:net';
import { isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { notFound } from '../httpError.ts';
import type { Metrics } from '../observability/metrics.ts';

/** A proxy in front adds one of these, so the address of the connection is the proxy's and not the client's. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** Metrics for Prometheus, to this machine and to the addresses that the operator allowed. Others see no such page. */
export function metricsRoute(metrics: Metrics, allowed: BlockList): RequestHandler {
  return async (request, response) => {
    const address = request.socket.remoteAddress;
    const forwarded = forwardingHeaders.some((name) => request.headers[name] !== undefined);
    if (forwarded || address === undefined || !isAllowed(allowed, address)) throw notFound();
    response.set({ 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' });
    response.end(await metrics.registry.metrics());
  };
}

function isAllowed(allowed: BlockList, address: string): boolean {
  return allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
