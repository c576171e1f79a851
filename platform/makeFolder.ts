import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder with its parents. Node's own `recursive` never returns on file systems that deny both its existence and its creation, such as `/proc`.
 * @throws Error of the file system
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !(await isFolder(at)); at = path.dirname(at)) missing.unshift(at);
  for (const at of missing) {
    await mkdir(at).catch(async (error: unknown) => {
      // Another process may have created it.
      if (!(await isFolder(at))) throw error;
    });
  }
}

/** A file in the way is not a folder: creating one there fails with the reason. */
async function isFolder(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).isDirectory() || folder === path.dirname(folder);
  } catch {
    // Missing or unreadable: creating it reports which.
    return folder === path.dirname(folder);
  }
}
