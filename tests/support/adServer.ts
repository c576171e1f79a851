import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AdServer {
  origin: string;
  asked: AskedAd[];
  stop: () => void;
}

export interface AskedAd {
  unit: string;
  sizes: number[][];
  told: Record<string, string>;
  settings: object;
}

/**
 * Starts an ad server.
 *
 * @param scripts what it sends, by address; read at each request, so that it may change
 */
export async function startAdServer(scripts: Readonly<Record<string, string>>): Promise<AdServer> {
  const asked: AskedAd[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/asked') asked.push(JSON.parse(body));
      response.setHeader('Content-Type', 'text/javascript');
      response.end(scripts[request.url ?? ''] ?? '');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
