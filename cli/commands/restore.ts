import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workOnDatabase } from '#content/database/opening/openAsItIs.ts';
import { tablesOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { fileOfTable, type Manifest } from '../backup/manifest.ts';
import { readBackup } from '../backup/readBackup.ts';
import { restoreFiles } from '../backup/restoreFiles.ts';
import { linesOf } from '../backup/summedFile.ts';
import { type BackedUpDatabase, NotRestoredError, restoreTables } from '../backup/tables/restoreTables.ts';
import { contentLogTo } from '../data/contentLog.ts';
import { dataFolderOf, lastingDatabaseOf } from '../data/storeOfCommand.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import { type Output, printable } from '../terminal/output.ts';

const usage = `pagewell restore FOLDER
  Puts what pagewell backup has written into a new database: that of DATABASE_URL, else the built-in one in DATA_DIR.`;

const help = `${usage}

  All of it or nothing. Each file is looked through first. A backup of an older version is brought up to date; one of a newer version
  is refused. So is a database that has tables already, and a DATA_DIR that has one of the files: nothing is overwritten.
  End servers that use this database or this folder first: a server that starts makes tables.`;

export const restoreCommand: Command = { usage, help, run: restore };

async function restore(args: readonly string[], output: Output): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new UsageError('restore takes the folder of one backup');
  const { manifest, faults } = await readBackup(folder);
  if (!manifest || faults.length > 0) {
    for (const fault of faults) output.err(`${printable(fault)}\n`);
    output.err('pagewell: nothing was restored\n');
    return exitStatus.findings;
  }
  try {
    await restoreAll(folder, manifest, output);
  } catch (error) {
    if (!(error instanceof NotRestoredError)) throw error;
    output.err(`${printable(`pagewell: nothing was restored: ${error.message}`)}\n`);
    return exitStatus.findings;
  }
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  output.err(
    `pagewell: ${counted(rows, 'row')} and ${counted(Object.keys(manifest.files).length, 'file')} are restored\n`,
  );
  return exitStatus.ok;
}

async function restoreAll(folder: string, manifest: Manifest, output: Output): Promise<void> {
  let undoFiles: (() => Promise<void>) | undefined;
  try {
    await workOnDatabase(lastingDatabaseOf(), contentLogTo(output), (db) =>
      restoreTables(db, openBackup(folder, manifest), tablesOf(features), async () => {
        undoFiles = await restoreFiles(folder, Object.keys(manifest.files), dataFolderOf());
      }),
    );
  } catch (error) {
    await undoFiles?.();
    throw error;
  }
}

function openBackup(folder: string, { migrations, tables, sequences }: Manifest): BackedUpDatabase {
  return {
    migrations: new Map(Object.entries(migrations)),
    sequences: new Map(Object.entries(sequences)),
    tables: new Map(
      Object.entries(tables).map(([table, { columns, rows }]) => [
        table,
        { columns, rows, lines: () => linesOf(join(folder, fileOfTable(table))) },
      ]),
    ),
  };
}
