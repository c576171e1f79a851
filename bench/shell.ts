/**
 * What stands around every article, with all of it on: how a cached page keeps up with plain Express, how long a start takes,
 * what a reader's browser gets of it and when, and whether anything moves. Sizes after gzip, CSS before it.
 */
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from '../tests/browser/support/browser.ts';
import { openWatchedPage } from '../tests/browser/support/watchedPage.ts';
import { measureAgainstPeers, peersColumns, peersTitle } from './support/againstPeers.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { measureStart, startColumns } from './support/startTimes.ts';
import { printTable } from './support/table.ts';

const paths = ['/nutrition/collagen', '/mental-health/worry-check', '/nutrition/best-magnesium-supplements'];
const widths = [390, 800, 1280];
const rounds = 4;
/** React and what hydrates: in the build's file of this name. */
const reactFile = /\/assets\/runtime-/;

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-shell-'));
const environment = { SITE_CONFIG: join(folder, 'site.json') };
writeFileSync(environment.SITE_CONFIG, JSON.stringify(everythingOn()));

const load = (): string => `load of the machine ${loadavg()[0]?.toFixed(1)}`;
try {
  const [path = '/'] = paths;
  printTable(
    `${peersTitle(path, rounds)}, ${load()}`,
    peersColumns,
    await measureAgainstPeers(path, rounds, environment),
  );
  printTable(
    `From the start of the process to the first page, ${load()}`,
    startColumns,
    await measureStart(environment),
  );
  const server = await startBuiltServer(openSync(devNull, 'w'), { environment });
  const browser = await launchBrowser();
  try {
    await printSizes(browser, server.origin);
    await printShifts(browser, server.origin);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** The fixtures' configuration, with what they leave out: a bar above the header, a line below it everywhere, partners. */
function everythingOn(): object {
  const { secondaryNav, ...fixtures } = JSON.parse(readFileSync('fixtures/site.json', 'utf8'));
  const { paths: _everywhere, ...line } = secondaryNav;
  const partner = { script: 'https://tags.adlark.example/tag.js', purposes: [1, 2] };
  return {
    ...fixtures,
    secondaryNav: line,
    announcementBar: { campaignName: 'letter', announcementText: 'Our letters: one guide a week.' },
    outside: {
      partners: [
        { name: 'adlark', company: 'Adlark', kind: 'ads', ...partner },
        { name: 'countwell', company: 'Countwell', kind: 'analytics', ...partner },
      ],
    },
  };
}

/** What a page brings to a reader who does nothing but read its first view. */
async function printSizes(browser: Browser, origin: string): Promise<void> {
  const rows = [];
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    const [header = ''] = /<header[^>]*>.*?<\/header>/s.exec(html) ?? [];
    const footer = html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'));
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const loader = /name="pagewell-loader" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const { before, after } = await scriptsOf(browser, origin + path);
    rows.push([
      path,
      bytes(gzipSync(header + footer).length),
      bytes(css.length),
      bytes(gzipped(loader)),
      bytes(sum(before)),
      bytes(sum(after)),
      bytes(Math.max(0, ...after.map(gzipped))),
    ]);
  }
  printTable(
    'What a page brings before any interaction (bytes; all but CSS after gzip; React apart)',
    [
      'article',
      'header and footer',
      'CSS of the first view',
      'loader',
      'script until load',
      'late scripts',
      'largest of them',
    ],
    [...rows, ['budget', '2,500', '15,000', '2,000', '8,000', '14,000', '5,000']],
  );
}

/** The addresses of a page's scripts, by whether they were asked for before it had loaded. */
async function scriptsOf(browser: Browser, url: string): Promise<{ before: string[]; after: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const asked = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, isLate: startTime > loaded }));
  });
  await page.close();
  const ours = asked.filter(({ path }) => !reactFile.test(path));
  const pick = (isLate: boolean) => [
    ...new Set(ours.filter((each) => each.isLate === isLate).map(({ path }) => path)),
  ];
  return { before: pick(false), after: pick(true) };
}

/** How far anything moves by itself while a reader goes through a page, as each of them finds it. */
async function printShifts(browser: Browser, origin: string): Promise<void> {
  const readers: [who: string, prepare: (context: BrowserContext) => Promise<void>][] = [
    ['asked for consent, bar shown', async () => {}],
    ['has said no, bar shown', async (context) => choose(context, origin)],
    [
      'has said no, bar dismissed',
      async (context) => {
        await choose(context, origin);
        const page = await context.newPage();
        await page.goto(origin + paths[0]);
        await page.locator('[data-bar] button').click();
        await page.close();
      },
    ],
  ];
  const rows = [];
  for (const [who, prepare] of readers) {
    for (const width of widths) {
      const shifts = [];
      for (const path of paths) {
        const watched = await openWatchedPage(browser, { viewport: { width, height: 800 } });
        await prepare(watched.page.context());
        await watched.page.goto(origin + path, { waitUntil: 'networkidle' });
        for (let step = 0; step < 12; step++) {
          await watched.page.mouse.wheel(0, 700);
          await watched.page.waitForTimeout(50);
        }
        shifts.push(await watched.layoutShift());
        await watched.close();
      }
      rows.push([who, String(width), ...shifts.map((shift) => (shift === 0 ? '0' : shift.toFixed(4)))]);
    }
  }
  printTable('Layout shift on the way down (budget 0)', ['reader', 'width', ...paths], rows);
}

async function choose(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/privacy-choices`);
  await page.locator('main').getByRole('button', { name: 'Reject all' }).click();
  await page.waitForSelector('html[data-consent=rejected]');
  await page.close();
}

function gzipped(address: string): number {
  return gzipSync(readFileSync(`dist/client${address}`)).length;
}

function sum(addresses: readonly string[]): number {
  return addresses.reduce((total, address) => total + gzipped(address), 0);
}

function bytes(count: number): string {
  return count.toLocaleString('en-US');
}
