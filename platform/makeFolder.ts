import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder where there is none, and those above it. Node's own way of making several at once never comes back
 * where a file system denies that a folder is there which it will not make either, as `/proc` does.
 *
 * @throws Error of the file system
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !(await isFolder(at)); at = path.dirname(at)) missing.unshift(at);
  for (const at of missing) {
    await mkdir(at).catch(async (error: unknown) => {
      // Somebody else may have been faster.
      if (!(await isFolder(at))) throw error;
    });
  }
}

/** A file in the way is no folder either: to make one there fails with the reason. */
async function isFolder(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).isDirectory() || folder === path.dirname(folder);
  } catch {
    // Not there, or not to be looked at: making it says which.
    return folder === path.dirname(folder);
  }
}
