import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { bundleName } from './bundleName.ts';

/** Says which sources the generated files were made of. Written last, so that half a set is never taken for a whole one. */
const digestFile = 'generated/sources.sha256';

/** What decides the generated files besides the schemas: how they are made, and the formats that the validators check. */
const otherSources = ['formats.ts', 'characterCount.ts', '../contracts/link.ts', '../package-lock.json'];

/**
 * Makes `schemas/generated/` and the bundle, unless they were made of the schemas as they are. Several processes may do so at once: each
 * file is replaced as a whole.
 *
 * @param folder the folder `schemas/` with a slash at the end
 * @returns whether something was written
 * @throws Error where a schema is at fault
 */
export async function ensureGenerated(folder: URL): Promise<boolean> {
  const digest = digestOfSources(folder);
  if (textOf(new URL(digestFile, folder)) === digest) return false;
  // Loaded only when it is needed: it brings Ajv, a bundler and a formatter along.
  const { generatedFiles } = await import('./generatedFiles.ts');
  mkdirSync(new URL('generated/', folder), { recursive: true });
  const files = await generatedFiles(folder);
  for (const [name, text] of files) replace(new URL(name, folder), text);
  // What an earlier version made, and nobody makes any more.
  for (const name of readdirSync(new URL('generated/', folder)))
    if (!files.has(`generated/${name}`) && !unfinished.test(name))
      rmSync(new URL(`generated/${name}`, folder), { force: true });
  replace(new URL(digestFile, folder), digest);
  return true;
}

function digestOfSources(folder: URL): string {
  const inFolders = ['', 'blocks/', 'build/'].flatMap((inner) =>
    readdirSync(new URL(inner, folder))
      .filter((name) => name.endsWith(inner === 'build/' ? '.ts' : '.json') && name !== bundleName)
      .map((name) => inner + name)
      .sort(),
  );
  const hash = createHash('sha256');
  for (const name of [...inFolders, ...otherSources])
    hash.update(`${name}\n${textOf(new URL(name, folder)) ?? ''}\n`);
  return hash.digest('hex');
}

function textOf(file: URL): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The names of files that a process, perhaps another one, is writing. */
const unfinished = /\.\d+\.unfinished$/;

function replace(file: URL, text: string): void {
  const whole = new URL(`${file.href}.${process.pid}.unfinished`);
  writeFileSync(whole, text);
  renameSync(whole, file);
}
