/**
 * Whole requests of pages that no cache knows: 40-block articles, each at a path of its own, pulled over HTTP from a CMS
 * on this machine, ten readers at once. The production server beside a plain Express server that fetches the same
 * articles, sanitises them and sends `renderToString` of the same components.
 */
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askForPages } from './support/askForPages.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { startProgram } from './support/startProgram.ts';
import { printTable, ratio } from './support/table.ts';

const rounds = 5;
const pagesInRound = 400;
const readers = 10;

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
const log = openSync(join(folder, 'log'), 'w');
const cms = await startProgram('dist/bench/articleCms.js', [], log);
const plain = await startProgram('dist/bench/plainServer.js', [cms.origin], log);
const ours = await startBuiltServer(log, { environment: { CONTENT_API_URL: cms.origin } });

const contenders = [
  { name: 'Pagewell, to readers who take br and gzip', origin: ours.origin, encoding: 'br, gzip' },
  { name: 'Pagewell, to readers who take neither', origin: ours.origin, encoding: undefined },
  { name: 'plain Express, no compression', origin: plain.origin, encoding: undefined },
].map((contender) => ({
  ...contender,
  perSecond: [] as number[],
  p50: [] as number[],
  p99: [] as number[],
  failed: 0,
}));

try {
  for (let round = -2; round < rounds; round++) {
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
    contenders.map(({ name, perSecond, p50, p99, failed }, index) => [
      name,
      median(perSecond).toFixed(0),
      `${median(p50).toFixed(0)} ms`,
      `${median(p99).toFixed(0)} ms`,
      String(failed),
      ratio(median(perSecond) / peer),
      index < contenders.length - 1 ? 'at least 0.6' : '',
    ]),
  );
} finally {
  await Promise.all([ours.stop(), plain.stop(), cms.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
