import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prose } from '../support/someBlocks.ts';

/** A CMS that has an article at every path, counts what it is asked, and answers as soon or as late as a test wants. */
export interface FakeCms extends AsyncDisposable {
  url: string;
  asked: string[];
  waiting: () => number;
  /** How long each answer takes from now on, in milliseconds; `Infinity` is until `release` is called. */
  latency: number;
  release: () => void;
}

const words = 'Collagen is the protein that holds skin, tendons and bones together. '.repeat(200);

const items = [{ path: '/known', title: 'An article at /known', updatedAt: '2026-05-04T09:00:00Z' }];

interface FakeCmsOptions {
  articleAt?: (path: string) => unknown;
  /** Without an end of its list (the second page is never answered) the server does not bound how many unlisted paths it asks for. */
  isListEndless?: boolean;
}

export async function startFakeCms(options: FakeCmsOptions = {}): Promise<FakeCms> {
  const { articleAt = article, isListEndless = false } = options;
  const list = JSON.stringify({ items, ...(isListEndless && { next: '2' }) });
  const asked: string[] = [];
  const waiting = new Map<ServerResponse, () => void>();
  const server: Server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://cms.invalid').searchParams;
    const path = query.get('path');
    if (path === null && query.has('cursor')) return;
    if (path === null) return void response.setHeader('Content-Type', 'application/json').end(list);
    asked.push(path);
    const answer = () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(articleAt(path)));
    };
    waiting.set(response, answer);
    const answering = Number.isFinite(cms.latency) ? setTimeout(answer, cms.latency) : undefined;
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
    release: () => {
      for (const answer of waiting.values()) answer();
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return cms;
}

function article(path: string) {
  return { path, title: `An article at ${path}`, blocks: [prose('text', `<p>${words}</p>`)] };
}
