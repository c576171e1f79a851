/**
 * The servers that a cached page is compared with: an Express handler, and a bare `node:http` server. Both end the
 * same bytes with the same headers; the Express one writes the same log line and metrics.
 *
 * Usage: node peerServer.js express|node PAGE_FILE. Prints the port that it listens on.
 */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import express from 'express';
import { createLog } from '#server/observability/log.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { named, observeRequests } from '#server/observability/observeRequests.ts';

/** A page as it went over the wire, body in base64. */
export interface RecordedPage {
  headers: Record<string, string>;
  body: string;
}

if (process.argv[1]?.endsWith('peerServer.js')) {
  const [, , kind, file] = process.argv;
  const page = JSON.parse(readFileSync(file ?? '', 'utf8')) as RecordedPage;
  const listener = kind === 'express' ? expressServer(page) : plainServer(page);
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') process.stderr.write(`port ${address.port}\n`);
  });
}

function expressServer({ headers, body }: RecordedPage): RequestListener {
  const bytes = Buffer.from(body, 'base64');
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(observeRequests(createLog({ logLevel: 'info' }), createMetrics({ processMetrics: true })));
  app.get('/*path', named('article'), (_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  return app;
}

function plainServer({ headers, body }: RecordedPage): RequestListener {
  const bytes = Buffer.from(body, 'base64');
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  };
}
