import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { build, Rolldown } from 'vite';

type Outcome = Awaited<ReturnType<typeof build>>;
type Outputs = Rolldown.RolldownOutput['output'][number];

/** What a build that stands apart from the others has made, and the script of its entry. */
export function madeOf(outcome: Outcome, what: string): { entry: Outputs; outputs: Outputs[] } {
  const bundles = Array.isArray(outcome) ? outcome : [outcome];
  const outputs = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (!entry) throw new Error(`The build of ${what} has made no script.`);
  return { entry, outputs };
}

/** Names entries of a build apart in the manifest of all others, where the server looks for them. */
export function addToManifest(folder: string, entries: Record<string, object>): void {
  const file = join(folder, '.vite', 'manifest.json');
  const manifest: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, ...entries }, null, 2));
}
