import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { bundleName } from '#schemas/bundleName.ts';

/** Written last, so that an incomplete set is never used. */
const digestFile = 'generated/sources.sha256';

const otherSources = ['formats.ts', 'characterCount.ts', '../contracts/link.ts', '../package-lock.json'];

/** Safe to run concurrently. @returns whether something was written @throws Error if a schema is invalid */
export async function ensureGenerated(folder: URL): Promise<boolean> {
  const digest = digestOfSources(folder);
  if (textOf(new URL(digestFile, folder)) === digest) return false;
  // Loaded on demand: it imports Ajv, a bundler and a formatter.
  const { generatedFiles } = await import('./generatedFiles.ts');
  mkdirSync(new URL('generated/', folder), { recursive: true });
  const files = await generatedFiles(folder);
  for (const [name, text] of files) replace(new URL(name, folder), text);
  for (const name of readdirSync(new URL('generated/', folder)))
    if (!files.has(`generated/${name}`) && !unfinished.test(name))
      rmSync(new URL(`generated/${name}`, folder), { force: true });
  replace(new URL(digestFile, folder), digest);
  return true;
}

function digestOfSources(folder: URL): string {
  const inFolders = ['', 'blocks/', '../build/schemas/'].flatMap((inner) =>
    readdirSync(new URL(inner, folder))
      .filter((name) => name.endsWith(inner.startsWith('../build/') ? '.ts' : '.json') && name !== bundleName)
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

const unfinished = /\.\d+\.unfinished$/;

function replace(file: URL, text: string): void {
  const whole = new URL(`${file.href}.${process.pid}.unfinished`);
  writeFileSync(whole, text);
  renameSync(whole, file);
}
