import { randomUUID } from 'node:crypto';
import type { ContentLog } from '../../source/contentLog.ts';
import { openPostgres, type Prepare } from './openDatabase.ts';
import { openFolder } from './storeFolder.ts';

export type LastingDatabase = { databaseUrl: string } | { folder: string };

/** Without migrations. A new folder counts as unfinished until the work is done. @throws StoreLockedError */
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
