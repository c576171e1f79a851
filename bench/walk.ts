/**
 * How long a CMS takes to feed a store, on a PostgreSQL server, and what readers notice meanwhile: pages
 * that are not stored, requested one after the other while the list is read, and as many afterwards.
 *
 * Usage: npm run bench -- walk [ARTICLES] [alone]
 * `alone`: the CMS lists articles without their content, as one that does not support `whole`
 */
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { startPostgres } from '#tests/content/postgres.ts';
import { quietLog } from '#tests/content/quietLog.ts';
import { articleParts } from './support/fixtureArticles.ts';
import { share } from './support/share.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { milliseconds, printTable } from './support/table.ts';

const count = Number(process.argv[2] ?? 2_000);
/** What an article of the CMS is made of, in bytes. */
const articleBytes = 8_000;
const listedAtOnce = 100;
const isListAlone = process.argv[3] === 'alone';
/** Between two readers, in milliseconds: fewer paths that the list does not name than a server lets through. */
const pause = 250;

const parts = articleParts(articleBytes);
const pathOf = (index: number) => `/topic-${index % 20}/article-${index}`;

const cms = createServer((request, response) => {
  const asked = new URL(request.url ?? '/', 'http://cms.invalid').searchParams;
  response.setHeader('Content-Type', 'application/json');
  const path = asked.get('path');
  if (path !== null) return void response.end(JSON.stringify(articleAt(path)));
  const from = Number(asked.get('cursor') ?? 0);
  const until = Math.min(from + listedAtOnce, count);
  const items = Array.from({ length: until - from }, (_, index) => {
    const path = pathOf(from + index);
    const article = articleAt(path);
    const { title, description } = article;
    const whole = !isListAlone && asked.has('whole') && { article };
    return { path, title, description, updatedAt: '2026-05-04T09:00:00Z', ...whole };
  });
  response.end(JSON.stringify({ items, ...(until < count && { next: String(until) }) }));
});

function articleAt(path: string) {
  const index = Number(/\d+$/.exec(path)?.[0] ?? 0);
  return { ...Object(parts[index % parts.length]), path, title: `Article ${index}` };
}

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
const log = openSync(join(folder, 'log'), 'w');
const postgres = await startPostgres();
await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
const { port } = cms.address() as AddressInfo;
try {
  const databaseUrl = await postgres.createDatabase('walk');
  const started = performance.now();
  const server = await startBuiltServer(log, {
    environment: { DATABASE_URL: databaseUrl, CONTENT_API_URL: `http://127.0.0.1:${port}` },
  });
  const store = await DatabaseStore.open({ databaseUrl }, quietLog());
  try {
    const reads: number[] = [];
    let listedAfter = 0;
    let fedAfter = 0;
    for (let next = 0; listedAfter === 0 || fedAfter === 0; next += 1) {
      if (listedAfter === 0 && (await isListed(store.database))) listedAfter = performance.now() - started;
      if ((await keptIn(store.database)) === count) fedAfter = performance.now() - started;
      reads.push(await timed(`${server.origin}/readers/meanwhile-${next}`));
      await wait(pause);
    }
    const quiet: number[] = [];
    for (let next = 0; next < reads.length; next += 1) {
      quiet.push(await timed(`${server.origin}/readers/afterwards-${next}`));
      await wait(pause);
    }
    const both = (times: readonly number[]) =>
      `${milliseconds(share(times, 0.5))}, ${milliseconds(share(times, 0.95))}`;
    printTable(
      `A CMS with ${count.toLocaleString('en')} articles feeds an empty store${isListAlone ? ' by its list alone' : ''}`,
      ['', ''],
      [
        ['start to the first page', milliseconds(server.firstPageAfter)],
        ['start to the whole list read', `${(listedAfter / 1000).toFixed(1)} s`],
        ['start to all articles kept', `${(fedAfter / 1000).toFixed(1)} s`],
        ['articles a second, the start included', (count / (fedAfter / 1000)).toFixed(0)],
        [`${reads.length} pages that are not kept, meanwhile, p50 and p95`, both(reads)],
        [`${quiet.length} pages that are not kept, afterwards, p50 and p95`, both(quiet)],
      ],
    );
  } finally {
    await store.close();
    await server.stop();
  }
} finally {
  cms.closeAllConnections();
  cms.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function keptIn(db: DatabaseStore['database']): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select count(*)::integer as kept from articles
    where origin = 'cms' and cms_body is not null and path like '/topic-%'`.execute(db);
  return rows[0]?.kept ?? 0;
}

async function isListed(db: DatabaseStore['database']): Promise<boolean> {
  const { rows } = await sql`select from cms where ended_at is not null`.execute(db);
  return rows.length > 0;
}

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return performance.now() - started;
}
