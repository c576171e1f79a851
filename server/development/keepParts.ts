import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { partNames } from '#build/partNames.ts';
import { isRecord } from '#contracts/json/isRecord.ts';

const prefixes = Object.values(partNames);
const isOfPart = (name: string): boolean => prefixes.some((prefix) => name.startsWith(prefix));

/**
 * Gives a new build of what readers get the scripts of the tools that stand beside the one of before, until they are built anew.
 *
 * @param before the folder of a whole build
 * @param next the folder of a build without the tools
 */
export async function keepParts(before: string, next: string): Promise<void> {
  const names = (await readdir(path.join(before, 'assets'))).filter(isOfPart);
  await Promise.all(
    names.map((name) => cp(path.join(before, 'assets', name), path.join(next, 'assets', name))),
  );
  const entries = Object.entries(await manifestOf(before)).filter(
    ([, entry]) => isRecord(entry) && typeof entry.file === 'string' && isOfPart(path.basename(entry.file)),
  );
  const manifest = { ...Object.fromEntries(entries), ...(await manifestOf(next)) };
  await writeFile(manifestIn(next), JSON.stringify(manifest, null, 2));
}

const manifestIn = (folder: string): string => path.join(folder, '.vite', 'manifest.json');

async function manifestOf(folder: string): Promise<Record<string, unknown>> {
  const manifest: unknown = JSON.parse(await readFile(manifestIn(folder), 'utf8'));
  if (!isRecord(manifest)) throw new Error(`The manifest in ${folder} is no object.`);
  return manifest;
}
