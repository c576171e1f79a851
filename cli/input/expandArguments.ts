import { type Dirent, globSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { isLines } from './lines.ts';
import { standardInput } from './readBounded.ts';

/** What the arguments of a command lead to. */
export interface ExpandedArguments {
  /** In a fixed order, each once. */
  names: string[];
  /** Arguments that lead to no file. */
  unmatched: string[];
}

/**
 * The files that arguments mean: files, folders (all `.json`, `.ndjson` and `.jsonl` files in them), globs, and `-` for
 * standard input.
 */
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

/** Why an argument leads to no file, in words. */
export function whyUnmatched(target: string): string {
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
    return `there is no article in ${target}, no file that ends in .json, .ndjson or .jsonl`;
  }
  return /[*?[{]/.test(target) ? `nothing matches ${target}` : `there is no file or folder ${target}`;
}

function expand(target: string): string[] {
  if (target === standardInput) return [target];
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return filesIn(target);
  if (stats) return [normalize(target)];
  return globSync(target, { exclude: ['**/node_modules/**'] })
    .filter((name) => !statSync(name, { throwIfNoEntry: false })?.isDirectory())
    .map(normalize)
    .sort();
}

/** A link that leads nowhere is among them, so that it is told rather than passed over. */
function filesIn(folder: string, around: readonly string[] = []): string[] {
  const here = realpathSync(folder);
  // A link that leads back to a folder around it would lead round for ever.
  if (around.includes(here)) return [];
  const found: string[] = [];
  // Joined once: a folder may hold tens of thousands, and nobody is checking while they are listed.
  const beginning = join(folder, 'x').slice(0, -'x'.length);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = beginning + entry.name;
    if (!isFolder(entry, name)) {
      if (isArticleName(entry.name)) found.push(name);
    } else if (!isPassedOver(entry.name)) {
      for (const inside of filesIn(name, [...around, here])) found.push(inside);
    }
  }
  return found.sort();
}

/** Whether a file in a folder that is checked is one of its articles, by its place in the folder. */
export function isArticleFile(place: string): boolean {
  const folders = place.split(/[\\/]/);
  const name = folders.pop() ?? '';
  return isArticleName(name) && !folders.some(isPassedOver);
}

function isArticleName(name: string): boolean {
  return name.endsWith('.json') || isLines(name);
}

/** What stands in packages and in hidden folders is nobody's article. */
function isPassedOver(folder: string): boolean {
  return folder === 'node_modules' || folder.startsWith('.');
}

function isFolder(entry: Dirent, name: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}
