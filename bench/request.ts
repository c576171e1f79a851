/**
 * Whole requests of pages that no cache knows: 40-block articles, each at a path of its own, pulled over HTTP from a CMS
 * on this machine, ten readers at once. The production server beside a plain Express server that fetches the same
 * articles, sanitises them and sends `renderToString` of the same components. Then, what memory both hold after
 * thousands of different pages.
 *
 * Usage: npm run bench -- request [PAGES FOR MEMORY]
 */
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { startProgram } from './support/startProgram.ts';
import { printTable, ratio } from './support/table.ts';

const rounds = 5;
const pagesInRound = 400;
const readers = 10;
const pagesForMemory = Number(process.argv[2] ?? 20_000);

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
const log = openSync(join(folder, 'log'), 'w');
const cms = await startProgram('dist/bench/articleCms.js', [], log);
const plain = await startProgram('dist/bench/plainServer.js', [cms.origin], log);
const ours = await startBuiltServer(log, { environment: { CONTENT_API_URL: cms.origin } });

let pages = 0;

/** Asks for so many pages that nobody has asked for before. */
function askForPages(origin: string, amount: number, encoding: string | undefined) {
  return autocannon({
    url: origin,
    connections: readers,
    amount,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    requests: [
      {
        setupRequest: (request) => {
          pages += 1;
          return { ...request, path: `/articles/${pages}` };
        },
      },
    ],
  });
}

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
      const { duration, latency, non2xx, errors } = await askForPages(
        contender.origin,
        pagesInRound,
        contender.encoding,
      );
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

  const servers = [
    { name: 'Pagewell', budget: 'at most 512 MiB', ...ours },
    { name: 'plain Express', budget: '', ...plain },
  ];
  for (const { origin } of servers) await askForPages(origin, pagesForMemory, 'br, gzip');
  printTable(
    `Memory after ${pagesForMemory} more pages, each another`,
    ['server', 'resident', 'at most', 'budget'],
    servers.map(({ name, budget, pid }) => [name, mebibytes(pid, 'VmRSS'), mebibytes(pid, 'VmHWM'), budget]),
  );
} finally {
  await Promise.all([ours.stop(), plain.stop(), cms.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

/** What the system says of a process's memory. Linux alone has it. */
function mebibytes(pid: number, field: 'VmRSS' | 'VmHWM'): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = new RegExp(`${field}:\\s*(\\d+) kB`).exec(status)?.[1];
  return `${(Number(kibibytes) / 1024).toFixed(0)} MiB`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
