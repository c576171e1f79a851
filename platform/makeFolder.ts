import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Node's `recursive` never returns on file systems such as `/proc`, which deny existence and creation. */
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

async function isFolder(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).isDirectory() || folder === path.dirname(folder);
  } catch {
    // Missing or unreadable: creating it reports which.
    return folder === path.dirname(folder);
  }
}
