/**
 * Uncached pages: 40-block articles, each with its own path and texts, ten concurrent readers. Production
 * servers with PostgreSQL, with the built-in store and with a CMS that was not read yet, against a plain
 * Express server that fetches from that CMS, sanitises and sends `renderToString` of the same components.
 */
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { startPostgres } from '#tests/content/postgres.ts';
import { quietLog } from '#tests/content/quietLog.ts';
import { askForPages } from './support/askForPages.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { startProgram } from './support/startProgram.ts';
import { printTable, ratio } from './support/table.ts';

const warmUpRounds = 2;
const rounds = 5;
const pagesInRound = 400;
const readers = 10;

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
const log = openSync(join(folder, 'log'), 'w');
const cms = await startProgram('dist/bench/articleCms.js', [], log);
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('bench');
const dataDir = join(folder, 'store');
for (const place of [{ databaseUrl, dataDir: join(folder, 'beside') }, { dataDir }]) await fill(place);
const plain = await startProgram('dist/bench/plainServer.js', [cms.origin], log);
const inPostgres = await startBuiltServer(log, { environment: { DATABASE_URL: databaseUrl } });
const builtIn = await startBuiltServer(log, { dataDir });
const fromCms = await startBuiltServer(log, { environment: { CONTENT_API_URL: cms.origin } });
const servers = [plain, inPostgres, builtIn, fromCms];

const compressed = 'br, gzip';
const contenders = [
  { name: 'Pagewell, PostgreSQL', budget: 'at least 0.5', origin: inPostgres.origin, encoding: compressed },
  { name: 'Pagewell, built-in store', budget: 'at least 0.4', origin: builtIn.origin, encoding: compressed },
  { name: 'Pagewell, new from a CMS', budget: 'at least 0.3', origin: fromCms.origin, encoding: compressed },
  { name: 'plain Express, no compression', budget: '', origin: plain.origin, encoding: undefined },
].map((contender) => ({
  ...contender,
  perSecond: [] as number[],
  p50: [] as number[],
  p99: [] as number[],
  failed: 0,
}));

try {
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const contender of contenders) {
      const { origin, encoding } = contender;
      const { duration, latency, non2xx, errors } = await askForPages({
        origin,
        encoding,
        readers,
        amount: pagesInRound,
      });
      contender.failed += non2xx + errors;
      if (round < 0) continue;
      contender.perSecond.push((pagesInRound - non2xx - errors) / duration);
      contender.p50.push(latency.p50);
      contender.p99.push(latency.p99);
    }
  }
  const peer = median(contenders.at(-1)?.perSecond ?? []);
  printTable(
    `Pages of 40 blocks that no cache knows, ${readers} readers at once (${rounds} rounds of ${pagesInRound} pages, in turn)`,
    ['server', 'pages/s (median)', 'p50', 'p99', 'failed', 'of plain', 'budget'],
    contenders.map(({ name, budget, perSecond, p50, p99, failed }) => [
      name,
      median(perSecond).toFixed(0),
      `${median(p50).toFixed(0)} ms`,
      `${median(p99).toFixed(0)} ms`,
      String(failed),
      ratio(median(perSecond) / peer),
      budget,
    ]),
  );
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all([postgres.stop(), cms.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

async function fill({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Promise<void> {
  const environment = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  await (await startBuiltServer(log, { dataDir, environment })).stop();
  const store = await DatabaseStore.open(
    databaseUrl ? { databaseUrl } : { folder: join(dataDir, 'store') },
    quietLog(),
  );
  for (let number = 1; number <= (warmUpRounds + rounds) * pagesInRound; number += 1) {
    const path = `/articles/${number}`;
    const article = await (await fetch(`${cms.origin}/articles?path=${path}`)).json();
    await store.publish(path, article, { author: 'bench' });
  }
  await store.close();
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
