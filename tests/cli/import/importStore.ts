import { join } from 'node:path';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { quietLog } from '../../content/quietLog.ts';
import { putEmptyDatabase } from '../../support/emptyDatabase.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporaryFolder.ts';

export interface ImportFolder extends TemporaryFolder {
  withStore: <Result>(work: (store: DatabaseStore) => Promise<Result>) => Promise<Result>;
}

export function importFolder(): ImportFolder {
  const folder = temporaryFolder();
  const before = { folder: process.cwd(), env: { ...process.env } };
  const store = join(folder.path, 'data', 'store');
  putEmptyDatabase(store);
  process.env.DATA_DIR = join(folder.path, 'data');
  delete process.env.DATABASE_URL;
  process.chdir(folder.path);
  return {
    ...folder,
    async withStore(work) {
      const opened = await DatabaseStore.open({ folder: store }, quietLog());
      try {
        return await work(opened);
      } finally {
        await opened.close();
      }
    },
    [Symbol.dispose]() {
      process.chdir(before.folder);
      process.env = before.env;
      folder[Symbol.dispose]();
    },
  };
}
