import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { maxImageBytes } from './fetchImage.ts';
import { ImageError } from './imageError.ts';

interface LocalImage {
  file: string;
  bytes: number;
  changedAt: number;
}

/** @param name begins with a slash, below `/media` @throws ImageError when no folder has it */
export async function readLocalImage(name: string, folders: readonly string[]): Promise<Buffer> {
  const image = await findLocalImage(name, folders);
  if (!image) throw new ImageError(`there is no ${name}`);
  if (image.bytes > maxImageBytes) throw new ImageError(`${name} has more than ${maxImageBytes} bytes`);
  return readFile(image.file);
}

export async function findLocalImage(
  name: string,
  folders: readonly string[],
): Promise<LocalImage | undefined> {
  for (const folder of folders) {
    const root = await orNothing(realpath(folder));
    const file = root && (await orNothing(realpath(path.join(root, name))));
    // A symbolic link must not lead out of the folder.
    if (!root || !file?.startsWith(root + path.sep)) continue;
    const stats = await stat(file);
    if (!stats.isFile()) continue;
    return { file, bytes: stats.size, changedAt: Math.max(stats.mtimeMs, stats.ctimeMs) };
  }
  return undefined;
}

async function orNothing(finding: Promise<string>): Promise<string | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (saysMissing(error)) return undefined;
    throw error;
  }
}

function saysMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ENOENT' || error.code === 'ENOTDIR';
}
