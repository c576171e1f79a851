import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isMissing } from '../files/readBounded.ts';

/** Where a module names another one that stands in a file beside it. */
const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/**
 * What modules of rules are like, by the hash of each and of all that they import from files: a rule changes with its
 * helpers. A file that is missing is told when the rules are loaded.
 *
 * @param modules absolute names
 */
export function ruleSources(modules: readonly string[]): Record<string, string> {
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
