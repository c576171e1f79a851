import { chmod, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '#platform/makeFolder.ts';
import { modeOf, statsOf } from './dataFiles.ts';
import { namesInBackup } from './manifest.ts';
import { bytesOf, writeSummed } from './summedFile.ts';
import { NotRestoredError } from './tables/restoreTables.ts';

/** All, or none. @returns removes them again @throws NotRestoredError when one of them exists already */
export async function restoreFiles(
  backup: string,
  paths: readonly string[],
  dataFolder: string,
): Promise<() => Promise<void>> {
  const made: string[] = [];
  const undo = async () => {
    for (const file of made) await rm(file, { force: true });
  };
  try {
    for (const path of paths) await requireAbsent(dataFolder, path);
    for (const path of paths) {
      const to = join(dataFolder, path);
      await makeFolder(dirname(to));
      const draft = `${to}.${process.pid}.unfinished`;
      made.push(draft);
      await writeSummed(draft, bytesOf(join(backup, namesInBackup.files, path)));
      await chmod(draft, modeOf(path));
      await rename(draft, to);
      made.push(to);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/** Existing files are not overwritten, and links in the path are not followed. */
async function requireAbsent(dataFolder: string, path: string): Promise<void> {
  let at = dataFolder;
  const parts = path.split('/');
  for (const [index, part] of parts.entries()) {
    at = join(at, part);
    const stats = await statsOf(at);
    if (!stats) return;
    const isFolderOnTheWay = index < parts.length - 1 && stats.isDirectory();
    if (!isFolderOnTheWay)
      throw new NotRestoredError(
        `${at} already exists and is not overwritten. Move it away, or use another DATA_DIR`,
      );
  }
}
