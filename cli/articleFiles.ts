import { closeSync, fstatSync, globSync, openSync, readSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { maxArticleBytes } from '../transformer/limits.ts';

/** The argument that means standard input. */
const standardInput = '-';

/** What the arguments of a command lead to. */
export interface ExpandedArguments {
  /** In a fixed order, each once. */
  names: string[];
  /** Arguments that lead to no file. */
  unmatched: string[];
}

/** Bytes, no more of them than it takes to see that an article is too large; or why there are none. */
export type ArticleFile = { name: string; bytes: Uint8Array } | { name: string; reason: string };

/** The files that arguments mean: files, folders (all `.json` files in them), globs, and `-` for standard input. */
export function expandArguments(targets: readonly string[]): ExpandedArguments {
  const names = new Set<string>();
  const unmatched: string[] = [];
  for (const target of targets) {
    const matched = expand(target);
    if (matched.length === 0) unmatched.push(target);
    for (const name of matched) names.add(name);
  }
  return { names: [...names], unmatched };
}

function expand(target: string): string[] {
  if (target === standardInput) return [target];
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return files('**/*.json', target).map((name) => join(target, name));
  if (stats) return [normalize(target)];
  return files(target, '.').map(normalize);
}

/** A link that leads nowhere is among them, so that it is told rather than passed over. */
function files(pattern: string, folder: string): string[] {
  return globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**'] })
    .filter((name) => !statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory())
    .sort();
}

/** Reads a file, or says why it cannot be read. Never throws. */
export async function readArticleFile(
  name: string,
  input: AsyncIterable<Uint8Array> = process.stdin,
): Promise<ArticleFile> {
  try {
    return name === standardInput
      ? { name: '<stdin>', bytes: await readStream(input) }
      : { name, bytes: readBounded(name) };
  } catch (error) {
    return { name, reason: reasonOf(error) };
  }
}

async function readStream(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of input) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxArticleBytes) break;
  }
  return Buffer.concat(chunks);
}

/** A device or a pipe has no size that could be looked at, and a file may grow: so it is the reading that stops. */
function readBounded(name: string): Uint8Array {
  const descriptor = openSync(name, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const buffer = Buffer.allocUnsafe((size > 0 ? Math.min(size, maxArticleBytes) : maxArticleBytes) + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < buffer.length; length += read) {
      read = readSync(descriptor, buffer, length, buffer.length - length, null);
    }
    return buffer.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** "permission denied" rather than "EACCES: permission denied, open 'x'". */
function reasonOf(error: unknown): string {
  const number: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'errno') : undefined;
  return (typeof number === 'number' ? getSystemErrorMessage(number) : undefined) ?? String(error);
}
