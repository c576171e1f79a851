import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pagewell } from '../../src/changes/changeTeller.ts';

export interface Told {
  address: string | undefined;
  signature: string | string[] | undefined;
  body: string;
}

/** A Pagewell that hears what has changed. */
export interface Receiver extends Pagewell {
  /** The next request that it gets, or has got and not been asked for. */
  next(): Promise<Told>;
  /** What it has got and not been asked for. */
  waiting(): number;
  end(): Promise<void>;
}

/** @param answers the status of each answer in turn; 202 where there is none left */
export async function startReceiver(answers: number[] = []): Promise<Receiver> {
  const told: Told[] = [];
  const wanted: ((each: Told) => void)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(answers.shift() ?? 202).end();
    const each = {
      address: request.url,
      signature: request.headers['pagewell-signature'],
      body: Buffer.concat(chunks).toString(),
    };
    const waits = wanted.shift();
    if (waits) waits(each);
    else told.push(each);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    secret: 'a secret that both know',
    next: () => {
      const first = told.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => wanted.push(resolve));
    },
    waiting: () => told.length,
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
