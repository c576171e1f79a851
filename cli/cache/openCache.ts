import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CorpusEntry } from '../../quality/corpus.ts';
import type { CheckSettings } from '../check/checkDocument.ts';
import { ResultCache } from './resultCache.ts';

/**
 * Opens the cache of the working folder, in the user's own cache folder. Nothing where this is not a build: what the
 * check itself is like is told by the names of the built files, which change with their content.
 */
export function openCache(
  settings: CheckSettings,
  corpus: readonly CorpusEntry[] | undefined,
  env: NodeJS.ProcessEnv = process.env,
): ResultCache | undefined {
  if (import.meta.url.endsWith('.ts')) return undefined;
  const folder = env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const file = join(folder, 'pagewell', `${hash('sha256', process.cwd()).slice(0, 16)}.json`);
  const day = settings.at.slice(0, '2026-12-31'.length);
  const tool = [basename(import.meta.url), process.version, packagesChanged()];
  const rules = settings.ruleModules.map((name) => hash('sha256', readFileSync(name)));
  return new ResultCache(file, { ...settings, at: day, tool, rules, corpus });
}

/** When packages were last installed, in milliseconds since 1970. */
function packagesChanged(): number | undefined {
  const list = fileURLToPath(new URL('../../../node_modules/.package-lock.json', import.meta.url));
  return statSync(list, { throwIfNoEntry: false })?.mtimeMs;
}
