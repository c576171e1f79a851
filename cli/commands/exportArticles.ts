import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { withStore } from '../data/storeOfCommand.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';

const usage = `pagewell export [--to FOLDER] [--under PATH]
pagewell export --events [--since DATE] [--kind KIND]
  Writes the published articles, a file each into FOLDER or a line each (NDJSON) to standard output; or what readers'
  browsers reported, a line each.`;

export const exportCommand: Command = { usage, run: exportArticles };

async function exportArticles(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      to: { type: 'string' },
      under: { type: 'string' },
      events: { type: 'boolean', default: false },
      since: { type: 'string' },
      kind: { type: 'string' },
    },
  });
  if (values.events) {
    const query = { ...sinceOf(values.since), ...(values.kind ? { kind: values.kind } : {}) };
    await withStore(output, { mayCreate: false }, async (store) => {
      for await (const event of store.events.export(query)) output.out(`${JSON.stringify(event)}\n`);
    });
    return exitStatus.ok;
  }
  const write = values.to === undefined ? toLine(output) : toFile(values.to, output);
  const count = await withStore(output, { mayCreate: false }, (store) =>
    exportEach(store, values.under, write),
  );
  output.err(`pagewell: ${counted(count, 'article')} exported\n`);
  return exitStatus.ok;
}

async function exportEach(
  store: DatabaseStore,
  under: string | undefined,
  write: (path: string, article: unknown) => void,
): Promise<number> {
  let count = 0;
  for await (const { path } of store.list(under === undefined ? {} : { under })) {
    const published = await store.get(path);
    // Withdrawn since it was listed.
    if (!published) continue;
    write(path, published.value);
    count += 1;
  }
  return count;
}

function toLine(output: Output) {
  return (_path: string, article: unknown): void => output.out(`${JSON.stringify(article)}\n`);
}

function toFile(folder: string, output: Output) {
  mkdirSync(folder, { recursive: true });
  return (path: string, article: unknown): void => {
    const file = join(folder, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(article, null, 2)}\n`);
    output.err(`${file}\n`);
  };
}

function fileOf(path: string): string {
  return path === '/' ? '(home).json' : `${join(...path.split('/'))}.json`;
}

function sinceOf(text: string | undefined): { since?: Date } {
  if (text === undefined) return {};
  const since = new Date(text);
  if (Number.isNaN(since.getTime()))
    throw new UsageError(`--since is a date such as 2026-11-01, not "${text}"`);
  return { since };
}
