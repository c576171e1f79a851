import { connect, createServer, type Socket } from 'node:net';
import { type PostgresServer, startPostgres } from '../content/postgres.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { until } from './crowd.ts';
import { errorLines, patient } from './loadedServer.ts';

/** What stands between the server and its database, and can be taken away. */
interface Way extends AsyncDisposable {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

async function wayTo(databaseUrl: string): Promise<Way> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(target);
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => undefined);
      each.once('close', () => {
        sockets.delete(each);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('nothing listens');
  const { port } = address;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  url.port = String(port);
  return {
    url: url.href,
    cut,
    mend: () => listen(port),
    [Symbol.asyncDispose]: cut,
  };
}

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const statusOf = async (server: BuiltServer, page: string) => (await fetch(server.origin + page)).status;

it('a server that shares its database has the newest pages at hand when it is ready', async () => {
  const server = await startBuiltServer({ ...patient, DATABASE_URL: await postgres.createDatabase('ahead') });
  try {
    const { status, headers } = await fetch(`${server.origin}/nutrition/collagen`);
    expect([status, headers.get('x-pagewell-cache')]).toEqual([200, null]);
  } finally {
    await server.stop();
  }
});

it('without its database a server sends what it keeps and says 503 of the rest, and goes on when it is back', async () => {
  await using way = await wayTo(await postgres.createDatabase('away'));
  const server = await startBuiltServer({ ...patient, DATABASE_URL: way.url });
  try {
    const kept = ['/nutrition/collagen', '/'];
    for (const page of kept) expect([page, await statusOf(server, page)]).toEqual([page, 200]);

    await way.cut();
    for (const page of kept) expect([page, await statusOf(server, page)]).toEqual([page, 200]);
    const other = await fetch(`${server.origin}/nutrition/not-kept`);
    expect([other.status, Number(other.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await statusOf(server, '/search?q1=collagen')).toBe(503);
    expect(await statusOf(server, '/healthz')).toBe(200);

    await way.mend();
    await until('a page that is not kept is answered again', async () => {
      return (await statusOf(server, '/nutrition/not-kept')) === 404;
    });
    expect(await statusOf(server, '/search?q1=collagen')).toBe(200);
  } finally {
    await server.stop();
  }
  expect(errorLines(server)).toEqual([]);
});
