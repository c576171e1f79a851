/**
 * What stands around every article, with all of it on: how a cached page keeps up with plain Express, how long a start takes,
 * what a reader's browser gets of it and when, and whether anything moves. Sizes after gzip, CSS before it.
 */
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { startAdServer } from '#tests/support/adServer.ts';
import { publisherTag } from '#tests/support/publisherTag.ts';
import { measureAgainstPeers, peersColumns, peersTitle } from './support/againstPeers.ts';
import { askedScripts, bytes, gzipped, weightOf } from './support/askedScripts.ts';
import { choose, measureShifts, type Reader, shiftColumns } from './support/layoutShifts.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { measureStart, startColumns } from './support/startTimes.ts';
import { printTable } from './support/table.ts';

const paths = ['/nutrition/collagen', '/mental-health/worry-check', '/nutrition/best-magnesium-supplements'];
const rounds = 4;

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
    const own = await measureShifts(browser, paths, readersOfOurAds(server.origin));
    const others = await withAdServer((readers) => measureShifts(browser, paths, readers));
    printTable('Layout shift on the way down (budget 0)', shiftColumns(paths), [...own, ...others]);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** The fixtures' configuration, with what they leave out: a bar above the header, a line below it everywhere, partners. */
function everythingOn(): SiteConfiguration {
  const written: SiteConfiguration = JSON.parse(readFileSync('fixtures/site.json', 'utf8'));
  const { secondaryNav, ...fixtures } = written;
  const { paths: _everywhere, ...line } = secondaryNav ?? { items: [] };
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
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const { first, late } = await askedScripts(page);
    await page.close();
    rows.push([
      path,
      bytes(gzipSync(header + footer).length),
      bytes(css.length),
      bytes(gzipped(loader)),
      bytes(weightOf(first)),
      bytes(weightOf(late)),
      bytes(Math.max(0, ...late.map((script) => script.bytes))),
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
    [...rows, ['budget', '2,500', '15,000', '2,000', '8,000', '14,000', '']],
  );
}

/** Readers of pages on which only our own ads stand. */
function readersOfOurAds(origin: string): Reader[] {
  return [
    { who: 'asked for consent, bar shown', origin, prepare: async () => {} },
    {
      who: 'has said no, bar shown',
      origin,
      prepare: (context) => choose(context, origin, 'Reject all'),
    },
    {
      who: 'has said no, bar dismissed',
      origin,
      prepare: async (context) => {
        await choose(context, origin, 'Reject all');
        const page = await context.newPage();
        await page.goto(origin + paths[0]);
        await page.locator('[data-bar] button').click();
        await page.close();
      },
    },
  ];
}

/** Lets readers who have said yes read a site with an ad server: which fills all places, fills none, or is kept away. */
async function withAdServer(read: (readers: readonly Reader[]) => Promise<string[][]>): Promise<string[][]> {
  const { ads: { slots = [], ...ads } = {}, ...others } = everythingOn();
  const tagThat = (answer: (size: readonly number[]) => string): string =>
    publisherTag(Object.fromEntries(slots.map(({ id, sizes }) => [id, answer(sizes.at(-1) ?? [])])));
  const tags = {
    filled: tagThat(([width, height]) => `(show) => show(${width}, ${height})`),
    empty: tagThat(() => '(show, end) => end()'),
  };
  const scripts = { '/gpt.js': tags.filled };
  const adServer = await startAdServer(scripts);
  const file = join(folder, 'ads.json');
  const filling = {
    ...ads,
    slots,
    provider: 'gpt',
    script: `${adServer.origin}/gpt.js`,
    unitPath: '/1/bench',
  };
  const partners = [
    { name: 'ad-server', company: 'Adserver', kind: 'ads', script: filling.script, purposes: [2] },
  ];
  writeFileSync(file, JSON.stringify({ ...others, ads: filling, outside: { partners } }));
  const { origin, stop } = await startBuiltServer(openSync(devNull, 'w'), {
    environment: { SITE_CONFIG: file },
  });
  const saysYes = (tag: string): Reader['prepare'] => {
    return async (context) => {
      scripts['/gpt.js'] = tag;
      await choose(context, origin, 'Accept all');
    };
  };
  try {
    return await read([
      { who: 'has said yes, ads fill', origin, prepare: saysYes(tags.filled) },
      { who: 'has said yes, no ad comes', origin, prepare: saysYes(tags.empty) },
      {
        who: 'has said yes, ads are blocked',
        origin,
        prepare: async (context) => {
          await context.route(/gpt\.js/, (route) => route.abort());
          await choose(context, origin, 'Accept all');
        },
      },
    ]);
  } finally {
    await stop();
    adServer.stop();
  }
}
