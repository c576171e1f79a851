/**
 * Drug savings, as readers wait for them: the page of a drug against an Express handler that sends the same bytes, search in a list as long as
 * all US product names, the list that a new store begins with, and the window of a coupon on a slow phone.
 */
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { KeptDrugs } from '#features/drug-savings/list/keptDrugs.ts';
import { readSeedFolder } from '#features/drug-savings/list/seedFolder.ts';
import { migrations } from '#features/drug-savings/migrations.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { quietLog } from '#tests/content/quietLog.ts';
import { startBuiltServer } from './support/startBuiltServer.ts';
import { startProgram } from './support/startProgram.ts';
import { milliseconds, printTable, ratio } from './support/table.ts';

const path = '/drugs/atorvastatin';
const rounds = 3;
const secondsPerRound = 5;
const readers = 10;
/** Names of drugs and brands in the long list, and how often each way of typing is tried. */
const names = 30_000;
const searches = 200;
/** A reader's phone and network: the processor four times slower, 1.6 Mbit/s with 150 ms to and fro. */
const phone = { slower: 4, bytesPerSecond: 200_000, latency: 150 };
const openings = 5;

const environment = { COUNTRY_DEFAULT: 'US', EXPERIMENTS: 'dcsNativeCoupon=variant:1' };

printTable(
  `${path}, ${readers} readers at once, ${rounds} rounds of ${secondsPerRound} s each, in turn`,
  ['server', 'pages/s (median)', 'p99', 'failed', 'of plain', 'budget'],
  await measurePages(),
);
printTable(`Finding one of ${names} names`, ['typed', 'p50', 'p95', 'budget'], await measureSearch());
printTable('The list of drugs at a start', ['store', 'time', 'budget'], await measureSeed());
printTable(
  `From a click to the coupon, processor ${phone.slower} times slower, 1.6 Mbit/s`,
  ['window', 'median', 'slowest', 'budget'],
  await measureWindow(),
);

async function measurePages(): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
  const log = openSync(join(folder, 'log'), 'w');
  const ours = await startBuiltServer(log, { environment: { COUNTRY_DEFAULT: 'US' } });
  const plain = await startProgram('dist/bench/plainDrugServer.js', [ours.origin], log);
  try {
    const contenders = [
      { name: 'Pagewell', origin: ours.origin },
      { name: 'plain Express, the same elements, not compressed', origin: plain.origin },
    ].map((contender) => ({ ...contender, perSecond: [] as number[], p99: [] as number[], failed: 0 }));
    for (let round = -1; round < rounds; round += 1) {
      for (const contender of contenders) {
        const { requests, latency, non2xx, errors } = await autocannon({
          url: contender.origin + path,
          connections: readers,
          duration: secondsPerRound,
          headers: { 'accept-encoding': 'br, gzip' },
        });
        if (round < 0) continue;
        contender.perSecond.push(requests.average);
        contender.p99.push(latency.p99);
        contender.failed += non2xx + errors;
      }
    }
    const peer = quantile(contenders.at(-1)?.perSecond ?? [], 0.5);
    return contenders.map(({ name, perSecond, p99, failed }, index) => [
      name,
      quantile(perSecond, 0.5).toFixed(0),
      `${quantile(p99, 0.5).toFixed(0)} ms`,
      String(failed),
      ratio(quantile(perSecond, 0.5) / peer),
      index === 0 ? '300/s, and at least 0.8' : '',
    ]);
  } finally {
    await Promise.all([ours.stop(), plain.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSearch(): Promise<string[][]> {
  const seed = readSeedFolder('fixtures/drugs');
  const store = await DatabaseStore.open({ inMemory: true }, quietLog(), {
    others: [{ name: 'drug-savings', migrations }],
  });
  try {
    const drugs = new KeptDrugs(
      async () => store.database,
      () => seed,
    );
    const list = longList(seed);
    await drugs.replace(list, 'the benchmark');
    const ways: readonly [string, (name: string) => string][] = [
      ['the beginning of a name', (name) => name.slice(0, 5)],
      ['a part of a name', (name) => name.slice(2, 7)],
      ['a name with a letter too few', (name) => name.slice(0, 4) + name.slice(5)],
      [
        'a name with two letters swapped',
        (name) => name.slice(0, 3) + name.charAt(4) + name.charAt(3) + name.slice(5),
      ],
    ];
    const rows: string[][] = [];
    for (const [way, typedAs] of ways) {
      const times: number[] = [];
      for (let at = 0; at < searches; at += 1) {
        const name = list[(at * 37) % list.length]?.name ?? '';
        const started = performance.now();
        await drugs.find(typedAs(name.toLowerCase()), 10);
        times.push(performance.now() - started);
      }
      rows.push([way, milliseconds(quantile(times, 0.5)), milliseconds(quantile(times, 0.95)), '20 ms']);
    }
    return rows;
  } finally {
    await store.close();
  }
}

/** As many drugs, with names made of those that there are, as have so many names between them. */
function longList(seed: readonly Drug[]): Drug[] {
  const list: Drug[] = [];
  for (let at = 0; list.length < names; at += 1) {
    const one = seed[at % seed.length];
    const other = seed[(at * 7 + Math.floor(at / seed.length) * 13) % seed.length];
    const [maker] = one?.manufacturers ?? [];
    const [option] = maker?.options ?? [];
    const [dosage] = option?.dossages ?? [];
    if (!one || !other || !maker || !option || !dosage) throw new Error('The list has a drug in no form');
    const slug = `made-${at}`;
    const name = `${other.name.slice(0, 4)}${one.name.toLowerCase().slice(2)} ${at % 97}`;
    const ndc = `99999-${String(at).padStart(6, '0').slice(0, 4)}-${String(at).padStart(6, '0').slice(4)}`;
    const made = { ...dosage, formulationId: slug, ndc };
    const options = [{ ...option, dossages: [made] }];
    list.push({ slug, name, manufacturers: [{ ...maker, id: slug, name, drugSlug: slug, options }] });
  }
  return list;
}

async function measureSeed(): Promise<string[][]> {
  const seed = readSeedFolder('fixtures/drugs');
  const store = await DatabaseStore.open({ inMemory: true }, quietLog(), {
    others: [{ name: 'drug-savings', migrations }],
  });
  try {
    const began = async () => {
      const started = performance.now();
      await new KeptDrugs(
        async () => store.database,
        () => seed,
      ).seed();
      return performance.now() - started;
    };
    const [first, second] = [await began(), await began()];
    return [
      [`that has none yet: ${seed.length} drugs`, milliseconds(first), '1,000 ms'],
      ['that has it', milliseconds(second), '100 ms'],
    ];
  } finally {
    await store.close();
  }
}

async function measureWindow(): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
  const site = await startBuiltServer(openSync(join(folder, 'log'), 'w'), { environment });
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let opening = 0; opening < openings; opening += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: phone.latency,
        downloadThroughput: phone.bytesPerSecond,
        uploadThroughput: phone.bytesPerSecond,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
        new MutationObserver(() => {
          if (
            document.querySelector('[data-coupon-window="default"]') &&
            !performance.getEntriesByName('shown').length
          )
            performance.mark('shown');
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      await page
        .getByRole('button', { name: /^Get RX Coupon/ })
        .first()
        .click();
      await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
      times.push(
        await page.evaluate(() => {
          const [clicked, shown] = ['clicked', 'shown'].map(
            (name) => performance.getEntriesByName(name)[0]?.startTime,
          );
          return (shown ?? Number.NaN) - (clicked ?? Number.NaN);
        }),
      );
      await context.close();
    }
    return [
      [
        'never opened before',
        milliseconds(quantile(times, 0.5)),
        milliseconds(quantile(times, 1)),
        '1,500 ms',
      ],
    ];
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
