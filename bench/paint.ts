/**
 * When a reader on a phone sees the largest part of a page's first view, and what the visit transfers: 1.6
 * Mbit/s, 150 ms round trip, a CPU four times slower, an empty browser cache, pictures already made by the
 * server. On a page with a quiz, also how long a reader who taps an answer immediately waits for it to
 * count.
 *
 * Alternates with plain Express, which renders the same articles with one `renderToString` and hands on the
 * pictures, and with the build in FOLDER, such as a checkout of an earlier commit.
 *
 * Usage: npm run bench -- paint [FOLDER] [--page PATH]
 */
import { openSync } from 'node:fs';
import { createServer } from 'node:http';
import { devNull } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from 'playwright-core';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { fixtureArticles } from './support/fixtureArticles.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { startProgram } from './support/startProgram.ts';
import { printTable } from './support/table.ts';

const { values, positionals } = parseArgs({ options: { page: { type: 'string' } }, allowPositionals: true });
const [otherFolder] = positionals;
const paths = values.page === undefined ? ['/', ...fixtureArticles().map(({ path }) => path)] : [values.page];
const rounds = 3;
const answerRounds = 7;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const bytesPerSecond = 1_600_000 / 8;
const roundTrip = 150;
const slowerProcessor = 4;
/** What is painted later than this behind the last request is not waited for, in milliseconds. */
const settled = 500;

/** What one visit brought. Times in milliseconds, sizes in bytes as they were sent. */
interface Visit {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  html: number;
  fonts: number;
  pictures: number;
  /** In the document, before compression. */
  css: number;
  /** Before any interaction. */
  requests: number;
  /** By which long tasks are longer than 50 ms, together. */
  blocking: number;
}

declare global {
  interface Window {
    paint?: { largest: number; shift: number; blocking: number };
    tapped?: number;
  }
}

const log = openSync(devNull, 'w');
const ours = await startBuiltServer(log);
const other = otherFolder === undefined ? undefined : await startBuiltServer(log, { folder: otherFolder });
const cms = await startCms();
const plain = await startProgram('dist/bench/plainServer.js', [cms.origin, ours.origin], log);
const browser = await launchBrowser();
try {
  const builds = [
    ...(other ? [{ name: 'the other build', origin: other.origin }] : []),
    { name: 'this build', origin: ours.origin },
    { name: 'plain Express with React', origin: plain.origin },
  ];
  const rows: string[][] = [];
  for (const path of paths) {
    const visits = new Map(builds.map(({ name }) => [name, [] as Visit[]]));
    // The plain server has articles alone.
    const those = builds.filter(({ origin }) => origin !== plain.origin || path !== '/');
    for (let round = 0; round <= rounds; round++) {
      for (const { name, origin } of those) {
        const visit = await visitOnce(browser, origin + path);
        // At the first visit the server makes the pictures.
        if (round > 0) visits.get(name)?.push(visit);
      }
    }
    for (const [name, made] of visits) {
      if (made.length === 0) continue;
      const median = (part: keyof Visit): number => middle(made.map((visit) => visit[part]));
      rows.push([
        path,
        name,
        `${median('firstPaint').toFixed(0)} ms`,
        `${median('largestPaint').toFixed(0)} ms`,
        `${median('blocking').toFixed(0)} ms`,
        String(median('requests')),
        median('shift').toFixed(3),
        ...(['html', 'css', 'fonts', 'pictures'] as const).map((part) =>
          median(part).toLocaleString('en-US'),
        ),
      ]);
    }
  }
  const answers: string[][] = [];
  for (const path of paths.filter(hasQuiz)) {
    const those = builds.filter(({ origin }) => origin !== plain.origin);
    const visits = new Map(those.map(({ name }) => [name, [] as Answer[]]));
    for (let round = 0; round < answerRounds; round++) {
      for (const { name, origin } of those) visits.get(name)?.push(await answerOnce(browser, origin + path));
    }
    for (const [name, made] of visits) {
      const ofTaps = made.map(({ tapped, answered }) => answered - tapped);
      answers.push([
        path,
        name,
        ...[made.map(({ answered }) => answered), ofTaps].flatMap((times) =>
          [middle(times), Math.max(...times)].map((time) => `${time.toFixed(0)} ms`),
        ),
      ]);
    }
  }
  if (answers.length > 0) {
    printTable(
      `Until the answer of a quiz counts, for a reader who taps as soon as it is there; ${answerRounds} such visits`,
      ['page', 'of', 'from the beginning', 'most', 'from the tap', 'most'],
      answers,
    );
  }
  printTable(
    `A phone's first visit, 390 × 844, 1.6 Mbit/s, ${roundTrip} ms, processor ${slowerProcessor} times slower; medians of ${rounds} (bytes)`,
    [
      'page',
      'of',
      'first paint',
      'largest paint',
      'blocking',
      'requests',
      'shift',
      'HTML',
      'CSS in it',
      'fonts',
      'pictures',
    ],
    rows,
  );
} finally {
  await browser.close();
  await ours.stop();
  await plain.stop();
  cms.close();
  await other?.stop();
}

async function startCms(): Promise<{ origin: string; close: () => void }> {
  const articles = new Map(fixtureArticles().map((article) => [article.path, article]));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://cms.invalid').searchParams.get('path') ?? '';
    response.end(JSON.stringify(articles.get(path)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The source of articles has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

function hasQuiz(path: string): boolean {
  return fixtureArticles().some(
    (article) => article.path === path && article.blocks.some(({ type }) => type === 'quiz'),
  );
}

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

/** In milliseconds from the beginning of the visit. */
interface Answer {
  tapped: number;
  answered: number;
}

async function answerOnce(browser: Browser, address: string): Promise<Answer> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener('click', ({ timeStamp }) => (window.tapped ??= timeStamp), { capture: true });
    });
    await slowDown(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'commit' });
    const form = page
      .locator('main form')
      .filter({ has: page.getByText('questions answered') })
      .first();
    await form.locator('label').first().tap();
    await form.getByText(/^1 of /).waitFor();
    return await page.evaluate(
      () =>
        new Promise<Answer>((resolve) =>
          requestAnimationFrame(() =>
            resolve({ tapped: window.tapped ?? Number.NaN, answered: performance.now() }),
          ),
        ),
    );
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}

async function visitOnce(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    let requests = 0;
    page.on('request', () => requests++);
    await page.addInitScript(() => {
      const paint = { largest: 0, shift: 0, blocking: 0 };
      window.paint = paint;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) paint.largest = Math.max(paint.largest, entry.startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') paint.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) paint.blocking += duration - 50;
      }).observe({ type: 'longtask', buffered: true });
    });
    const session = await context.newCDPSession(page);
    const sizes = await countBytes(session);
    await slowDown(session);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settled);
    const { paint, firstPaint, css } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      paint: window.paint,
      css: document.querySelector('style')?.textContent?.length ?? 0,
    }));
    return {
      largestPaint: paint?.largest ?? Number.NaN,
      shift: paint?.shift ?? Number.NaN,
      blocking: paint?.blocking ?? Number.NaN,
      firstPaint,
      requests,
      css,
      html: sizes('Document'),
      fonts: sizes('Font'),
      pictures: sizes('Image'),
    };
  } finally {
    await context.close();
  }
}

async function countBytes(session: CDPSession): Promise<(kind: string) => number> {
  const kinds = new Map<string, string>();
  const counts = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return (kind) => counts.get(kind) ?? 0;
}
