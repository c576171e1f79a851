import { type PostgresServer, startPostgres } from '../content/postgres.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { askAtOnce, tally, until } from './crowd.ts';
import { wayTo } from './databaseWay.ts';
import { errorLines } from './loadedServer.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const statusOf = async (server: BuiltServer, page: string) => (await fetch(server.origin + page)).status;

it('a server that shares its database has the newest pages at hand when it is ready', async () => {
  const server = await startBuiltServer({ DATABASE_URL: await postgres.createDatabase('ahead') });
  try {
    const { status, headers } = await fetch(`${server.origin}/nutrition/collagen`);
    expect([status, headers.get('x-pagewell-cache')]).toEqual([200, null]);
  } finally {
    await server.stop();
  }
});

it('without its database a server sends what it keeps and says 503 of the rest, and goes on when it is back', async () => {
  await using way = await wayTo(await postgres.createDatabase('away'));
  const server = await startBuiltServer({ DATABASE_URL: way.url });
  try {
    const kept = ['/nutrition/collagen', '/'];
    for (const page of kept) expect([page, await statusOf(server, page)]).toEqual([page, 200]);

    await way.cut();
    for (const page of kept) expect([page, await statusOf(server, page)]).toEqual([page, 200]);
    const other = await fetch(`${server.origin}/nutrition/not-kept`);
    expect([other.status, Number(other.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await statusOf(server, '/search?q1=collagen')).toBe(503);
    // A proxy that asks these keeps the instance, and with it the pages that it has.
    for (const probe of ['/healthz', '/readyz'])
      expect([probe, await statusOf(server, probe)]).toEqual([probe, 200]);

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

it('connections to the database that fall silent for a second are replaced', async () => {
  await using way = await wayTo(await postgres.createDatabase('silent'));
  const server = await startBuiltServer({ DATABASE_URL: way.url });
  const readers = (name: string) =>
    askAtOnce(
      server.origin,
      Array.from({ length: 15 }, (_, index) => `/nutrition/${name}-${index}`),
    );
  try {
    expect(tally(await readers('before'))).toEqual({ 404: 15 });
    const endSilence = way.silence();
    // As long as a page may take: more than a second.
    expect(tally(await readers('meanwhile'))).toEqual({ 503: 15 });
    endSilence();
    let round = 0;
    await until('all readers are answered again', async () => {
      round += 1;
      return tally(await readers(`after-${round}`))[404] === 15;
    });
    expect(await statusOf(server, '/readyz')).toBe(200);
  } finally {
    await server.stop();
  }
});
