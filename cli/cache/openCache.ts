import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CorpusEntry } from '#rules/engine/corpus.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import { isMissing } from '../files/readBounded.ts';
import { type CorpusCache, corpusCache } from './corpusCache.ts';
import { type ResultCache, resultCache } from './resultCache.ts';

const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/** Includes imported files, because a rule depends on its helpers. */
function ruleSources(modules: readonly string[]): Record<string, string> {
  const sources: Record<string, string> = {};
  const left = [...modules];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (Object.hasOwn(sources, name)) continue;
    const source = readSource(name);
    sources[name] = hash('sha256', source);
    for (const [, imported = ''] of source.matchAll(relativeImport))
      left.push(resolve(dirname(name), imported));
  }
  return sources;
}

function readSource(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

/**
 * In the user's cache folder, by working folder. Only in a build, whose hashed file names identify the checks.
 * @param settings all that findings depend on besides articles and {@link corpus}
 */
export function openCache(
  settings: CheckSettings,
  corpus: readonly CorpusEntry[] | undefined,
): ResultCache | undefined {
  if (!isBuilt) return undefined;
  const key = { settings, corpus, ruleSources: ruleSources(settings.ruleModules), tool: tool() };
  return resultCache(cacheFile(resultSuffix), key);
}

export function isCacheThere(): boolean {
  return isBuilt && existsSync(cacheFile(resultSuffix));
}

export function openCorpusCache(): CorpusCache | undefined {
  return isBuilt ? corpusCache(cacheFile('site.json'), { tool: tool() }) : undefined;
}

const resultSuffix = 'json';

const isBuilt = !import.meta.url.endsWith('.ts');

function cacheFile(suffix: string): string {
  const folder = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(folder, 'pagewell', `${hash('sha256', process.cwd()).slice(0, 16)}.${suffix}`);
}

function tool(): readonly unknown[] {
  return [readdirSync(new URL('.', import.meta.url)).sort(), process.version, packagesChanged()];
}

function packagesChanged(): number | undefined {
  const list = fileURLToPath(new URL('../../../node_modules/.package-lock.json', import.meta.url));
  return statSync(list, { throwIfNoEntry: false })?.mtimeMs;
}
