import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'][number];

export function entryOf(outputs: readonly Output[], what: string): Output {
  const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (!entry) throw new Error(`The build of ${what} has made no script.`);
  return entry;
}

export function entriesOf(
  outputs: readonly Output[],
  sources: readonly string[],
): Record<string, { file: string }> {
  return Object.fromEntries(
    sources.map((source) => {
      const entry = outputs.find(
        (output) =>
          output.type === 'chunk' && output.isEntry && output.facadeModuleId?.endsWith(`/${source}`),
      );
      if (!entry) throw new Error(`The build has made no script of ${source}.`);
      return [source, { file: entry.fileName }];
    }),
  );
}

/** So that the server finds them. */
export function addToManifest(folder: string, entries: Record<string, object>): void {
  const file = join(folder, '.vite', 'manifest.json');
  const manifest: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, ...entries }, null, 2));
}
