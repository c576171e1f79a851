import { chmod, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { hasCode } from '#platform/errorCode.ts';
import { makeFolder } from '#platform/makeFolder.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { StoreFolderError } from '../../source/errors.ts';
import type { Database } from '../tables/tables.ts';
import { NotStartedError, type OpenDatabase, openBuiltIn, type Prepare } from './openDatabase.ts';
import { StoreLock } from './storeLock.ts';

/** Every folder of a PostgreSQL database has it. */
const versionFile = 'PG_VERSION';

/** With less free space a start may fail: it writes at least one log file of 16 MB. */
const neededBytes = 32_000_000;

/** Creates a missing one. @throws StoreLockedError; StoreFolderError for no or a damaged database */
export async function openFolder(folder: string, log: ContentLog, prepare: Prepare): Promise<OpenDatabase> {
  await makeFolder(folder);
  await closeToOthers(folder, log);
  const lock = await StoreLock.acquire(folder, log);
  try {
    const opened = await openFiles(folder, log, prepare);
    const close = async () => {
      try {
        await opened.close();
      } finally {
        await lock.release();
      }
    };
    return { ...opened, lock, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** PGlite's files are readable and writable for everyone: only the folder keeps other users out. */
async function closeToOthers(folder: string, log: ContentLog): Promise<void> {
  try {
    await chmod(folder, 0o700);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) throw error;
    log.warn(
      { folder },
      'the folder of the database belongs to another user, so its access rights stay as they are',
    );
  }
}

async function openFiles(folder: string, log: ContentLog, prepare: Prepare): Promise<OpenDatabase> {
  const files = path.join(folder, 'database');
  // Exists during creation: tells an interrupted one from a database that was copied here.
  const unfinished = path.join(folder, 'database.unfinished');
  if (await isThere(unfinished)) await moveAside(files, log);
  const names = await namesIn(files);
  if (names.length > 0) {
    if (!names.includes(versionFile))
      throw new StoreFolderError(
        `${files} has files, but no database. Restore the database's files, or move the folder away to start with an empty database.`,
      );
    return openExisting(files, log, prepare);
  }
  await writeFile(unfinished, '');
  const opened = await openBuiltIn(files, log, prepare);
  await rm(unfinished);
  return opened;
}

/** Nothing is deleted: the files may be a copy that an operator has just restored. */
async function moveAside(files: string, log: ContentLog): Promise<void> {
  if ((await namesIn(files)).length === 0) return;
  const aside = `${files}.${new Date().toISOString().replaceAll(/\W/g, '')}`;
  await rename(files, aside);
  log.warn(
    { files: aside },
    `The database in ${files} may be incomplete, so it was moved to ${aside} and an empty one is created. If it is complete, such as a restored copy, stop the server and move it back.`,
  );
}

async function openExisting(files: string, log: ContentLog, prepare: Prepare): Promise<OpenDatabase> {
  try {
    return await openBuiltIn(files, log, prepare);
  } catch (error) {
    if (!(error instanceof NotStartedError)) throw error;
    const { bavail, bsize } = await statfs(files);
    throw new StoreFolderError(whyNotOpened(files, bavail * bsize), error.cause);
  }
}

/** On a full disk the files are sound and must stay. */
export function whyNotOpened(files: string, freeBytes: number): string {
  const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000)} MB`;
  return freeBytes < neededBytes
    ? `The database in ${files} cannot be opened: its disk has ${megabytes(freeBytes)} left. Free ${megabytes(neededBytes)} or more and start again. Leave the database's files as they are.`
    : `The database in ${files} cannot be opened: its files are damaged, or of another version. Restore a backup, or move the folder away to start with an empty database.`;
}

/** A server updates its statistics by itself; the built-in database does not. */
export async function countRows(db: Database): Promise<void> {
  await sql`analyze articles, drafts, listed_articles, deleted_articles`.execute(db);
}

async function isThere(file: string): Promise<boolean> {
  return (await namesIn(path.dirname(file))).includes(path.basename(file));
}

/** @throws Error of the file system if it is no folder */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
