import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isMissing } from '../files/readBounded.ts';

/** Relative imports of a module. */
const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/**
 * Hashes of rule modules and all files that they import, because a rule depends on its helpers. A missing
 * file is reported when the rules are loaded.
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
