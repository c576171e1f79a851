import { randomUUID } from 'node:crypto';
import type { ContentLog } from '../../source/contentLog.ts';
import { openPostgres, type Prepare } from './openDatabase.ts';
import { openFolder } from './storeFolder.ts';

/** Where a database is that lasts. */
export type LastingDatabase = { databaseUrl: string } | { folder: string };

/**
 * Works on a database whose schema is left as it is, and closes it. One that is made for it in a folder is taken for unfinished until the work
 * is done.
 *
 * @throws StoreLockedError when another process has the folder open, and what the work throws
 */
export async function workOnDatabase(
  location: LastingDatabase,
  log: ContentLog,
  work: Prepare,
): Promise<void> {
  const opened = await ('databaseUrl' in location
    ? openPostgres(location.databaseUrl, `pagewell-${randomUUID()}`, log, work)
    : openFolder(location.folder, log, work));
  await opened.close();
}
