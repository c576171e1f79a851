import { createServer, type RequestListener, type Server } from 'node:http';
import { oneAtATime } from './oneAtATime.ts';

/** Milliseconds. Node's own limits are minutes, in which a few slow clients can hold every connection. */
const limits = {
  headers: 8_000,
  request: 10_000,
  /** Longer than load balancers keep a quiet connection (60 s), so that it is never we who end it first. */
  keepAlive: 65_000,
  /** Without a byte in either direction. It ends clients that read so slowly that they do not read at all. */
  silence: 75_000,
};
const maxHeaderBytes = 16 * 1024;

/** An HTTP server that no client can keep busy for long. */
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
