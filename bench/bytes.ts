/**
 * What a reader's browser asks for before any interaction, on the production build in Chromium, against hydrating the
 * whole page: React, the components of all its blocks, and the article as data. Sizes after gzip, CSS before it.
 */
import { openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../tests/browser/support/browser.ts';
import { fixtureArticles } from './support/fixtureArticles.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { printTable } from './support/table.ts';

const paths = [
  '/nutrition/how-much-collagen-per-day',
  '/health/cbd-for-anxiety',
  '/heart/high-blood-pressure-diet',
  '/nutrition/best-magnesium-supplements',
];
const viewport = { width: 1280, height: 800 };
/** React and what hydrates: in the build's file of this name. */
const reactFile = /\/assets\/runtime-/;

interface ManifestEntry {
  file: string;
  imports?: string[];
}

const server = await startBuiltServer(openSync(devNull, 'w'));
const browser = await launchBrowser();
try {
  const rows = [];
  for (const path of paths) {
    const page = await browser.newPage({ viewport });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    const css = await page.evaluate(() => document.querySelector('style')?.textContent?.length ?? 0);
    await page.close();
    const html = Buffer.from(await (await fetch(server.origin + path)).arrayBuffer());
    const loader = /name="pagewell-loader" content="([^"]*)"/.exec(html.toString())?.[1] ?? '';
    const sizes = [...scripts].map((url) => ({ url, bytes: gzipped(new URL(url).pathname) }));
    const react = sum(sizes.filter(({ url }) => reactFile.test(url)));
    rows.push([
      path,
      bytes(gzipSync(html).length),
      bytes(css),
      bytes(gzipped(loader)),
      bytes(sum(sizes) - react),
      bytes(react),
      bytes(wholePage(path)),
    ]);
  }
  printTable(
    `Before any interaction, ${viewport.width} × ${viewport.height} (bytes; scripts and HTML after gzip)`,
    [
      'article',
      'HTML',
      'CSS of the first view',
      'loader',
      'our script in all',
      'React',
      'peer: script of a whole-page hydration',
    ],
    [...rows, ['budget', '', 'at most 14,000', 'at most 2,000', 'at most 8,000', '0', '']],
  );
} finally {
  await browser.close();
  await server.stop();
}

function gzipped(address: string): number {
  return gzipSync(readFileSync(`dist/client${address}`)).length;
}

/** What the same page would send if it were hydrated as a whole: each file once, and the article's data. */
function wholePage(path: string): number {
  const manifest = new Map(
    Object.entries(
      JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, ManifestEntry>,
    ),
  );
  const article = fixtureArticles().find((fixture) => fixture.path === path);
  if (!article) throw new Error(`There is no fixture article at ${path}.`);
  const types = new Set(article.blocks.map(({ type }) => `/${type}/`));
  const files = new Set<string>();
  const add = (key: string): void => {
    const entry = manifest.get(key);
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const needed of entry.imports ?? []) add(needed);
  };
  add('client/hydrate.tsx');
  for (const key of manifest.keys()) {
    if (key.startsWith('widgets/') && [...types].some((type) => key.includes(type))) add(key);
  }
  const scripts = [...files].reduce((total, file) => total + gzipped(`/${file}`), 0);
  return scripts + gzipSync(JSON.stringify(article)).length;
}

function sum(files: readonly { bytes: number }[]): number {
  return files.reduce((total, file) => total + file.bytes, 0);
}

function bytes(count: number): string {
  return count.toLocaleString('en-US');
}
