import { createServer, type RequestListener, type Server } from 'node:http';
import { oneAtATime } from './oneAtATime.ts';

/** In milliseconds. Node's defaults are minutes, in which a few slow clients can occupy every connection. */
const limits = {
  headers: 8_000,
  request: 10_000,
  /** Longer than load balancers keep idle connections (60 s), so that we never close one in use. */
  keepAlive: 65_000,
  /** Without a byte in either direction: ends clients that stop reading. */
  silence: 75_000,
};
const maxHeaderBytes = 16 * 1024;

export function limitedServer(
  listener: RequestListener,
  { maxConnections }: { maxConnections: number },
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: maxHeaderBytes,
    },
    oneAtATime(listener),
  );
  server.timeout = limits.silence;
  server.maxConnections = maxConnections;
  return server;
}
