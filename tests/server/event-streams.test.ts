import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { type StreamClient, stream } from '#feature-kit/route.ts';
import { HttpError } from '#platform/http/httpError.ts';
import { heartbeatMs, maxStreamMs } from '#server/routes/eventStreams.ts';
import { startTestServer, type TestServer } from './support.ts';

const clients: StreamClient[] = [];
let stopped = 0;
const ticks = stream('GET /ticks', { mostPerClient: 2 }, ({ query }) => {
  if (query.has('none')) throw new HttpError(404, 'No such stream.');
  return {
    begin: (client) => {
      clients.push(client);
      client.send({ name: 'tick', data: { text: 'one\n\ntwo' }, id: '7' });
      return () => {
        stopped += 1;
      };
    },
  };
});

beforeEach(() => {
  clients.length = 0;
  stopped = 0;
});
afterEach(() => jest.useRealTimers());

interface Followed {
  incoming: IncomingMessage;
  hears: (text: string) => Promise<void>;
  ended: Promise<unknown>;
  leave: () => void;
}

function follow(server: TestServer, path = '/ticks'): Promise<Followed> {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing: ClientRequest = httpRequest(
      { host: '127.0.0.1', port, path, agent: false },
      (incoming) => {
        let heard = '';
        const waiting = new Set<() => void>();
        incoming.on('data', (chunk: Buffer) => {
          heard += chunk.toString();
          for (const look of waiting) look();
        });
        incoming.on('error', () => undefined);
        resolve({
          incoming,
          hears: (text) =>
            new Promise((found) => {
              const look = () => {
                if (heard.includes(text)) found();
              };
              waiting.add(look);
              look();
            }),
          ended: new Promise((end) => incoming.once('close', end)),
          leave: () => outgoing.destroy(),
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end();
  });
}

const untilStopped = async (count: number) => {
  while (stopped < count) await new Promise((resolve) => setImmediate(resolve));
};

describe('a stream of events', () => {
  it('is kept by nobody, not compressed, and sends events as they happen', async () => {
    await using server = await startTestServer({ open: () => [ticks] });
    const followed = await follow(server);
    expect(followed.incoming.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(followed.incoming.headers).not.toHaveProperty('content-encoding');
    await followed.hears('event: tick\nid: 7\ndata: {"text":"one\\n\\ntwo"}\n\n');
    clients[0]?.send({ name: 'tock', data: 2 });
    await followed.hears('event: tock\ndata: 2\n\n');
    followed.leave();
    await untilStopped(1);
    // How long somebody listens is no time that somebody waited.
    expect(await server.parts.metrics.registry.metrics()).not.toContain('route="/ticks"');
  });

  it('says that it is still there, and ends after a while, so that its client signs in again', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance', 'queueMicrotask'] });
    await using server = await startTestServer({ open: () => [ticks] });
    const followed = await follow(server);
    await followed.hears('event: tick');
    jest.advanceTimersByTime(heartbeatMs);
    await followed.hears(': here\n\n');
    jest.advanceTimersByTime(maxStreamMs);
    await followed.ended;
    expect(followed.incoming.complete).toBe(true);
    await untilStopped(1);
  });

  it('ends when the process begins to end, and none begins any more', async () => {
    await using server = await startTestServer({ open: () => [ticks] });
    const followed = await follow(server);
    await followed.hears('event: tick');
    server.parts.lifecycle.drain();
    await followed.ended;
    expect(followed.incoming.complete).toBe(true);
    expect((await server.get('/ticks')).status).toBe(503);
  });

  it('is not followed by one address more often than the route allows', async () => {
    await using server = await startTestServer({ open: () => [ticks] });
    const [first] = [await follow(server), await follow(server)];
    const third = await server.get('/ticks');
    expect([third.status, JSON.parse(third.body)]).toEqual([
      429,
      { error: expect.stringContaining('Too many') },
    ]);
    first?.leave();
    await untilStopped(1);
    const again = await follow(server);
    expect(again.incoming.statusCode).toBe(200);
  });

  it('that cannot begin is an error in JSON, and other methods are not taken', async () => {
    await using server = await startTestServer({ open: () => [ticks] });
    const none = await server.get('/ticks?none');
    expect([none.status, JSON.parse(none.body)]).toEqual([404, { error: 'No such stream.' }]);
    expect((await server.get('/ticks', { method: 'POST' })).status).toBe(405);
    const head = await server.get('/ticks', { method: 'HEAD' });
    expect([head.status, clients.length]).toEqual([200, 0]);
  });
});
