import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A CMS that has an article at every path, counts what it is asked, and answers as soon or as late as a test wants. */
export interface FakeCms extends AsyncDisposable {
  url: string;
  /** Paths asked for, in order. */
  asked: string[];
  /** How many are waiting for an answer. */
  waiting: () => number;
  /** How long each answer takes from now on, in milliseconds. */
  latency: number;
}

const words = 'Collagen is the protein that holds skin, tendons and bones together. '.repeat(200);

const list = JSON.stringify({
  items: [{ path: '/known', title: 'An article at /known', updatedAt: '2026-05-04T09:00:00Z' }],
});

/** @param articleAt what it has at a path; the same text everywhere unless told */
export async function startFakeCms(articleAt: (path: string) => unknown = article): Promise<FakeCms> {
  const asked: string[] = [];
  const waiting = new Set<ServerResponse>();
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://cms.invalid').searchParams.get('path');
    if (path === null) return void response.setHeader('Content-Type', 'application/json').end(list);
    asked.push(path);
    waiting.add(response);
    const answering = setTimeout(() => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(articleAt(path)));
    }, cms.latency);
    response.once('close', () => {
      waiting.delete(response);
      clearTimeout(answering);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cms: FakeCms = {
    url: `http://127.0.0.1:${port}`,
    asked,
    waiting: () => waiting.size,
    latency: 0,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return cms;
}

function article(path: string) {
  return {
    path,
    title: `An article at ${path}`,
    blocks: [{ id: 'text', type: 'rich-text', data: { html: `<p>${words}</p>` } }],
  };
}
