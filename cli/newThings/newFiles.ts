import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../terminal/exitStatus.ts';

export const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Formatted, because line breaks depend on the name's length. @throws UsageError when a file exists already */
export function writeNewFiles(
  files: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string> = new Map(),
): void {
  const taken = [...files.keys()].filter((file) => existsSync(file));
  if (taken.length > 0) throw new UsageError(`this name is already used: ${taken.join(', ')}`);
  const all = new Map([...files, ...changed]);
  for (const [file, text] of all) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const code = [...all.keys()].filter((file) => !file.endsWith('.md'));
  runHere(join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '--write', ...code);
}

export function runHere(...args: string[]): void {
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @throws UsageError outside a Pagewell repository */
export function requireRepository(file: string): void {
  if (!existsSync(file)) throw new UsageError(`run this at the top of the repository, where ${file} is`);
}
