import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pagewell } from '../../src/changes/changeNotifier.ts';

export interface Received {
  address: string | undefined;
  signature: string | string[] | undefined;
  body: string;
}

/** A stand-in for Pagewell that receives change notifications. */
export interface Receiver extends Pagewell {
  next(): Promise<Received>;
  waiting(): number;
  end(): Promise<void>;
}

/** @param answers statuses in order; 202 after the last */
export async function startReceiver(answers: number[] = []): Promise<Receiver> {
  const received: Received[] = [];
  const wanted: ((each: Received) => void)[] = [];
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
    else received.push(each);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    secret: 'a secret that both know',
    next: () => {
      const first = received.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => wanted.push(resolve));
    },
    waiting: () => received.length,
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
