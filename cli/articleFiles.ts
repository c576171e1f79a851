import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { maxArticleBytes } from '../transformer/limits.ts';

/** The name that standard input goes by in reports, and is asked for with. */
export const standardInput = '-';

export interface ArticleFile {
  name: string;
  /** Undefined where the file cannot be read; `reason` then says why. */
  bytes: Uint8Array | undefined;
  reason?: string;
}

/**
 * The files that the arguments of a command mean: files, folders (all `.json` files in them), globs, and `-` for
 * standard input. In a fixed order, each once.
 */
export function expandArguments(targets: readonly string[]): string[] {
  const names = new Set<string>();
  for (const target of targets) {
    for (const name of expand(target)) names.add(name);
  }
  return [...names];
}

function expand(target: string): string[] {
  if (target === standardInput) return [target];
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return jsonFiles(join(target, '**/*.json'));
  if (stats) return [target];
  return jsonFiles(target);
}

function jsonFiles(pattern: string): string[] {
  return globSync(pattern, { exclude: (name) => name === 'node_modules' }).sort();
}

/** Reads a file, or says why it cannot be read. More than the largest article is not read at all. */
export function readArticleFile(name: string): ArticleFile {
  try {
    if (name === standardInput) return { name: '<stdin>', bytes: readFileSync(0) };
    const { size } = statSync(name);
    if (size > maxArticleBytes) {
      return {
        name,
        bytes: undefined,
        reason: `it holds ${size} bytes; an article has at most ${maxArticleBytes}`,
      };
    }
    return { name, bytes: readFileSync(name) };
  } catch (error) {
    return { name, bytes: undefined, reason: error instanceof Error ? error.message : String(error) };
  }
}
