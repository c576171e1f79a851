/**
 * What readers wait for where a publication has 1,000, 10,000 and 100,000 articles, on a PostgreSQL server.
 *
 * Usage: npm run bench -- scale [ARTICLES...]
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { quietLog } from '#tests/content/quietLog.ts';
import { type Bench, databaseOf, printBySize } from './support/bySize.ts';
import { isOfMany } from './support/manyArticles.ts';
import { typed } from './support/searches.ts';
import { share } from './support/share.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { milliseconds } from './support/table.ts';

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000, 10_000, 100_000];
const samples = 50;
const publications = 20;
/** How long an article may take to be seen, in milliseconds. */
const longestWait = 30_000;

const rows = [
  'start to the first page',
  'resident after all this',
  'home, the first time',
  'a topic, the first time',
  'people, the first time',
  `${samples} pages that are not kept, p50 and p95`,
  `${samples} searches, p50 and p95`,
  'sitemap',
  'published on another instance to seen, p95',
  'answered with 503, because it took too long',
];

await printBySize('What waits for what, by the number of articles', sizes, rows, measure);

async function measure(bench: Bench, size: number): Promise<string[]> {
  const databaseUrl = await databaseOf(bench, size);
  const server = await startBuiltServer(bench.log, { environment: { DATABASE_URL: databaseUrl } });
  const store = await DatabaseStore.open({ databaseUrl }, quietLog());
  try {
    let late = 0;
    const timed = async (path: string): Promise<number> => {
      const started = performance.now();
      const response = await fetch(server.origin + path);
      await response.arrayBuffer();
      if (response.status === 503) late += 1;
      else if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
      return performance.now() - started;
    };
    const home = await timed('/');
    const paths = await pathsToAsk(store, samples);
    const pages = [];
    for (const path of paths) pages.push(await timed(path));
    const topic = await timed(`${isOfMany}0`);
    const people = await timed('/people');
    const searches = [];
    for (let round = 0; round < samples; round += 1)
      searches.push(await timed(`/search?q1=${encodeURIComponent(`${typed[round % typed.length]}`)}`));
    const sitemap = await timed('/sitemap.xml');
    const seen = await publishToSeen(store, server.origin, paths.slice(0, publications));
    return [
      milliseconds(server.firstPageAfter),
      `${mebibytes(server.pid)} MiB`,
      milliseconds(home),
      milliseconds(topic),
      milliseconds(people),
      `${milliseconds(share(pages, 0.5))}, ${milliseconds(share(pages, 0.95))}`,
      `${milliseconds(share(searches, 0.5))}, ${milliseconds(share(searches, 0.95))}`,
      milliseconds(sitemap),
      milliseconds(share(seen, 0.95)),
      String(late),
    ];
  } finally {
    await store.close();
    await server.stop();
  }
}

async function pathsToAsk(store: DatabaseStore, count: number): Promise<string[]> {
  const parts = await store.parts(1);
  const many = parts.map(({ until }) => until).filter((path) => path.startsWith(isOfMany));
  return Array.from({ length: count }, (_, index) => many[Math.floor((index * many.length) / count)] ?? '');
}

/** How long each of some articles takes until the server shows what was published through another connection. */
async function publishToSeen(
  store: DatabaseStore,
  origin: string,
  paths: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (const [index, path] of paths.entries()) {
    const found = await store.get(path);
    const title = `Published as number ${index} of this run`;
    const started = performance.now();
    await store.publish(path, { ...Object(found?.value), title }, { author: 'bench' });
    while (!(await (await fetch(origin + path)).text()).includes(title)) {
      if (performance.now() - started > longestWait) throw new Error(`${path} was not seen in time.`);
      await wait(2);
    }
    times.push(performance.now() - started);
  }
  return times;
}

/** What the system says is resident. Linux alone has it. */
function mebibytes(pid: number): string {
  const kibibytes = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kibibytes) / 1024).toFixed(0);
}
