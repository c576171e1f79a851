/**
 * The editor beside Puck, each with the same blocks of text, in the same browser and in turn: from the press of a key
 * in a form to the painted page; opening an article; adding, moving and deleting a block; memory after thousands of
 * operations; and what is loaded for it. Each with its page in a frame, as both are by themselves.
 *
 * Usage: npm run bench -- editor [--blocks=50,500,2000] [--operations=10000]
 */
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { type MeasuredEditor, type Opened, openEditor } from './support/measuredEditor.ts';
import { startPagewellEditor } from './support/pagewellEditor.ts';
import { startPuckEditor } from './support/puckEditor.ts';
import { milliseconds, printTable } from './support/table.ts';

const { values: asked } = parseArgs({
  options: {
    blocks: { type: 'string', default: '50,500,2000' },
    operations: { type: 'string', default: '10000' },
  },
});
const sizes = asked.blocks.split(',').map(Number);
const middleSize = 500;
const keys = 60;
const rounds = 12;
const operations = Number(asked.operations);
/** Long enough for what follows a key to be done, in milliseconds. */
const rest = 120;

const pagewell = await startPagewellEditor(openSync(devNull, 'w'));
const puck = await startPuckEditor();
const browser = await launchBrowser();
try {
  await measureTyping(browser);
  await measureOperations(browser);
  await measureMemory(browser);
} finally {
  await browser.close();
  await puck.stop();
  await pagewell.stop();
}

async function measureTyping(on: Browser): Promise<void> {
  const rows: string[][] = [];
  for (const size of sizes) {
    for (const editor of [pagewell, puck]) {
      const opened = await openEditor(on, editor, size);
      await opened.focusText();
      const times: number[] = [];
      for (let key = -5; key < keys; key++) {
        const time = await opened.typed(() => opened.page.keyboard.press('x'));
        if (key >= 0) times.push(time);
        await opened.page.waitForTimeout(rest);
      }
      rows.push([String(size), editor.name, ...quantiles(times), milliseconds(opened.after)]);
      await opened.close();
    }
  }
  printTable(
    `From a key press in a form to the painted page (${keys} keys, ${rest} ms between them), and opening`,
    ['blocks', 'editor', 'p50', 'p95', 'opened after'],
    rows,
  );
}

async function measureOperations(on: Browser): Promise<void> {
  const rows: string[][] = [];
  for (const editor of [pagewell, puck]) {
    const opened = await openEditor(on, editor, middleSize);
    const times = { add: [] as number[], move: [] as number[], remove: [] as number[] };
    for (let round = -2; round < rounds; round++) {
      for (const name of ['add', 'move', 'remove'] as const) {
        const time = await opened.done(name);
        if (round >= 0) times[name].push(time);
        await opened.page.waitForTimeout(rest);
      }
    }
    rows.push([editor.name, ...quantiles(times.add), ...quantiles(times.move), ...quantiles(times.remove)]);
    await opened.close();
  }
  printTable(
    `Adding, moving and deleting a block, from the key to the painted page (${middleSize} blocks, ${rounds} rounds)`,
    ['editor', 'add p50', 'p95', 'move p50', 'p95', 'delete p50', 'p95'],
    rows,
  );
}

async function measureMemory(on: Browser): Promise<void> {
  const rows: string[][] = [];
  for (const editor of [pagewell, puck]) {
    const opened = await openEditor(on, editor, 50);
    const before = await heapOf(opened);
    await opened.many(operations);
    rows.push([editor.name, megabytes(before), megabytes(await heapOf(opened)), kilobytes(editor)]);
    await opened.close();
  }
  printTable(
    `Objects alive after ${operations.toLocaleString('en-US')} operations on 50 blocks, and the scripts that opening loads (gzip)`,
    ['editor', 'opened', 'after operations', 'scripts'],
    rows,
  );
}

/** Bytes of JavaScript objects of all windows of the page, after garbage was collected. */
async function heapOf({ page }: Opened): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

function quantiles(times: readonly number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  return [0.5, 0.95].map((share) =>
    milliseconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN),
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}

function kilobytes({ scriptBytes }: MeasuredEditor): string {
  return `${Math.round(scriptBytes() / 1000)} kB`;
}
