import { type Dirent, globSync, readdirSync, statSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { reasonOf, standardInput } from '../files/readBounded.ts';
import { isLines } from './lines.ts';

export interface ExpandedArguments {
  names: string[];
  unmatched: string[];
  unreadable: UnreadableFolder[];
}

export interface UnreadableFolder {
  name: string;
  reason: string;
}

/** Files, folders (`.json`, `.ndjson` and `.jsonl` files in them), globs, and `-` for standard input. */
export function expandArguments(targets: readonly string[]): ExpandedArguments {
  const names = new Set<string>();
  const unmatched: string[] = [];
  const unreadable: UnreadableFolder[] = [];
  for (const target of targets) {
    const matched = expand(target, unreadable);
    if (matched.length === 0) unmatched.push(target);
    for (const name of matched) names.add(name);
  }
  return { names: [...names], unmatched, unreadable };
}

export function whyUnmatched(target: string): string {
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
    return `no article was found in ${target}: it has no file that ends in .json, .ndjson or .jsonl`;
  return /[*?[{]/.test(target) ? `nothing matches ${target}` : `the file or folder ${target} was not found`;
}

function expand(target: string, unreadable: UnreadableFolder[]): string[] {
  if (target === standardInput) return [target];
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return filesIn(target, unreadable);
  if (stats) return [normalize(target)];
  return globSync(target, { exclude: ['**/node_modules/**'] })
    .filter((name) => !statSync(name, { throwIfNoEntry: false })?.isDirectory())
    .map(normalize)
    .sort();
}

/** Each folder once, because links may form cycles. Includes broken links, so that they are reported. */
function filesIn(target: string, unreadable: UnreadableFolder[]): string[] {
  const found: string[] = [];
  const entered = new Set<string>();
  const folders = [target];
  // Links come last, so that a folder's own name takes precedence.
  const linked: string[] = [];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop() ?? linked.pop()) {
    try {
      // Identified by device and inode: resolving real paths is slow in deep folders.
      const { dev, ino } = statSync(folder, { bigint: true });
      if (entered.has(`${dev} ${ino}`)) continue;
      entered.add(`${dev} ${ino}`);
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (isPassedOver(entry.name)) continue;
        const name = join(folder, entry.name);
        if (entry.isDirectory()) folders.push(name);
        else if (isLinkedFolder(entry, name)) linked.push(name);
        else if (isArticleName(entry.name)) found.push(name);
      }
    } catch (error) {
      unreadable.push({ name: folder, reason: reasonOf(error) });
    }
  }
  return found.sort();
}

export function isArticleFile(place: string): boolean {
  return isArticleName(basename(place)) && !place.split(/[\\/]/).some(isPassedOver);
}

export function isArticleName(name: string): boolean {
  return /\.json$/i.test(name) || isLines(name);
}

/** Packages and hidden files contain no articles. */
function isPassedOver(name: string): boolean {
  return name === 'node_modules' || name.startsWith('.');
}

function isLinkedFolder(entry: Dirent, name: string): boolean {
  return entry.isSymbolicLink() && statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}
