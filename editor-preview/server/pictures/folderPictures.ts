import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

import { boundedSharp } from '#platform/boundedSharp.ts';
import { hasCode } from '#platform/errorCode.ts';

export interface FolderPicture {
  src: string;
  file: string;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** Names that the image proxy accepts as well. */
const pictureFile = /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:avif|gif|jpe?g|png|webp)$/i;
const folderName = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
/** More than a person browses. */
const maxPictures = 20_000;
const maxFolderDepth = 5;
const maxKnownSizes = 5_000;

/** For duplicate names the first folder wins. */
export async function listFolderPictures(folders: readonly string[]): Promise<readonly FolderPicture[]> {
  const found = new Map<string, FolderPicture>();
  for (const folder of folders) await walk(folder, '/media', 0, found);
  return [...found.values()].sort((one, other) => (one.src < other.src ? -1 : 1));
}

async function walk(
  folder: string,
  address: string,
  depth: number,
  found: Map<string, FolderPicture>,
): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    if (found.size >= maxPictures) return;
    const [src, file] = [`${address}/${entry.name}`, path.join(folder, entry.name)];
    if (entry.isDirectory() && depth < maxFolderDepth && folderName.test(entry.name))
      await walk(file, src, depth + 1, found);
    else if (entry.isFile() && pictureFile.test(entry.name) && !found.has(src)) found.set(src, { src, file });
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // An installation may have no media folder.
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Files rarely change, and a wrong size is noticed in use. */
const sizes = new LRUCache<string, PictureSize>({ max: maxKnownSizes });

/** As displayed. Undefined if unreadable: the picture is then listed without its size. */
export async function sizeOfFile(file: string): Promise<PictureSize | undefined> {
  const known = sizes.get(file);
  if (known) return known;
  try {
    const { autoOrient } = await boundedSharp(file).metadata();
    sizes.set(file, autoOrient);
    return autoOrient;
  } catch {
    return undefined;
  }
}
