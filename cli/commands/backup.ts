import { parseArgs } from 'node:util';
import { workOnDatabase } from '#content/database/opening/openAsItIs.ts';
import { requireFreePlace, writeBackup } from '../backup/writeBackup.ts';
import { contentLogTo } from '../data/contentLog.ts';
import { dataFolderOf, lastingDatabaseOf, requireStore } from '../data/storeOfCommand.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';

const usage = `pagewell backup FOLDER
  Writes all of a site into a new folder: everything in the database, and of DATA_DIR media and made-up secrets.`;

const help = `${usage}

  The database is that of DATABASE_URL, else the built-in one in DATA_DIR; a backup of either is restored into either. A
  PostgreSQL server is backed up while others work on it, as it stood at one moment. The built-in database is held by one process: end its
  server first; the command says which process that is. The folder appears when the backup is whole. It holds secrets, and only its
  owner may look in. What the environment says (EDITOR_TOKEN and others) is not in it.`;

export const backupCommand: Command = { usage, help, run: backup };

async function backup(args: readonly string[], output: Output): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new UsageError('backup takes one folder, which it creates');
  await requireFreePlace(folder);
  requireStore();
  await workOnDatabase(lastingDatabaseOf(), contentLogTo(output), async (db) => {
    const { tables, files } = await writeBackup(db, dataFolderOf(), folder);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    output.err(
      `pagewell: ${counted(rows, 'row')} of ${counted(Object.keys(tables).length, 'table')} and ${counted(Object.keys(files).length, 'file')} are in ${folder}\n`,
    );
  });
  return exitStatus.ok;
}
