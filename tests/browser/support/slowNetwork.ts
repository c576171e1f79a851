import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as passes } from 'node:timers/promises';

export interface SlowNetwork {
  origin: string;
  stop: () => Promise<void>;
}

/** Small enough that a piece ends in the midst of nearly every part of a page, in bytes. */
const pieceSize = 400;
/** Longer than the time between two frames, in milliseconds: what has come is painted before the rest does. */
const pieceInterval = 25;
const passedOn = ['content-type', 'content-security-policy'];

/** Hands on what a server sends: pages in small pieces, one after the other, and all that they load at once. */
export async function startSlowNetwork(origin: string): Promise<SlowNetwork> {
  const proxy = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + (request.url ?? ''), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      for (const name of passedOn) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.writeHead(answer.status);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const size = answer.headers.get('content-type')?.startsWith('text/html') ? pieceSize : bytes.length;
      for (let start = 0; start < bytes.length && !response.destroyed; start += size) {
        response.write(bytes.subarray(start, start + size));
        if (start + size < bytes.length) await passes(pieceInterval);
      }
      response.end();
    })().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
