/**
 * For how long the largest and most hostile articles hold the server, so that nobody else is answered: each is asked
 * for once, then shown in the editor's preview, while health and a page in the cache are asked for all the time.
 *
 * Usage: npm run bench -- hold
 */
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largestArticles } from '#tests/hostile/largestArticles.ts';
import { startFakeCms } from '#tests/load/fakeCms.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { milliseconds, printTable } from './support/table.ts';

const shown = 12;
const token = 'a-token-for-this-benchmark-alone';
const asEditor = { headers: { Authorization: `Bearer ${token}` } };
const kept = '/kept';
const articles = largestArticles();
const byPath = new Map(articles.map(({ path, article }) => [path, article]));

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
const log = openSync(join(folder, 'log'), 'w');
const cms = await startFakeCms({
  articleAt: (path) => byPath.get(path) ?? { path, title: 'A page', blocks: [] },
});
const server = await startBuiltServer(log, {
  environment: { CONTENT_API_URL: cms.url, EDITOR_TOKEN: token, PAGE_DEADLINE_MS: '20000' },
});

try {
  await answer(kept);
  const rows: { name: string; page: Measured; preview: Measured }[] = [];
  for (const { name, path } of articles) {
    const page = await measured(() => answer(path));
    const preview = await measured(() => answer(`/editor/frame?${new URLSearchParams({ path })}`, asEditor));
    rows.push({ name, page, preview });
  }
  const worst = rows.toSorted(
    (a, b) => Math.max(b.page.held, b.preview.held) - Math.max(a.page.held, a.preview.held),
  );
  printTable(
    `The event loop held by the largest articles (2 MB each; the worst ${shown} of ${rows.length}; budget 200 ms)`,
    ['article of', 'page after', 'held', 'others waited', 'preview after', 'held', 'others waited'],
    worst
      .slice(0, shown)
      .map(({ name, page, preview }) => [
        JSON.stringify(name).slice(0, 40),
        ...cells(page),
        ...cells(preview),
      ]),
  );
} finally {
  await server.stop();
  await cms[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
}

interface Measured {
  took: number;
  /** The longest time in which the event loop did nothing else. */
  held: number;
  /** The longest that health or a page in the cache took meanwhile. */
  othersWaited: number;
}

async function measured(work: () => Promise<unknown>): Promise<Measured> {
  await longestDelay();
  let isDone = false;
  let othersWaited = 0;
  const others = (async () => {
    while (!isDone) {
      for (const path of ['/healthz', kept]) {
        const began = performance.now();
        await answer(path);
        othersWaited = Math.max(othersWaited, performance.now() - began);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const began = performance.now();
  let took: number;
  try {
    await work();
    took = performance.now() - began;
    // The article is checked behind its answer.
    await new Promise((resolve) => setTimeout(resolve, 500));
  } finally {
    isDone = true;
    await others;
  }
  return { took, othersWaited, held: await longestDelay() };
}

/** The longest delay of the server's event loop since this was asked last, in milliseconds. */
async function longestDelay(): Promise<number> {
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await answer('/metrics'))?.[1];
  return Number(seconds) * 1_000;
}

async function answer(path: string, init?: RequestInit): Promise<string> {
  const response = await fetch(server.origin + path, init);
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response.text();
}

function cells({ took, held, othersWaited }: Measured): string[] {
  return [took, held, othersWaited].map(milliseconds);
}
