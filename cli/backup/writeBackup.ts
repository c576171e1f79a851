import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import { makeFolder } from '#platform/makeFolder.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { isMissing } from '../files/readBounded.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import { dataFiles } from './dataFiles.ts';
import { backupFormat, fileOfTable, type Manifest, namesInBackup } from './manifest.ts';
import { bytesOf, writeSummed } from './summedFile.ts';
import { appliedMigrations, backedUpTables, sequenceValues } from './tables/catalogue.ts';
import { rowsOf } from './tables/rows.ts';

/** @throws UsageError when something exists at the path of a new backup */
export async function requireFreePlace(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw new UsageError(`a backup cannot be written to ${folder}: it is not a folder`);
  });
  if (names.length > 0) throw new UsageError(`${folder} is not empty. A backup needs a new folder`);
}

/** The folder appears only when complete. @returns its manifest */
export async function writeBackup(db: Database, dataFolder: string, folder: string): Promise<Manifest> {
  const place = resolve(folder);
  await makeFolder(dirname(place));
  const draft = `${place}.${process.pid}.unfinished`;
  // It contains secrets: only the owner has access.
  await mkdir(draft, { mode: 0o700 });
  try {
    const manifest: Manifest = {
      format: backupFormat,
      version: packageFile.version,
      madeAt: new Date().toISOString(),
      ...(await writeTables(db, draft)),
      files: await writeFiles(dataFolder, draft),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(draft, namesInBackup.manifest), text, { mode: 0o600, flush: true });
    const sum = `${createHash('sha256').update(text).digest('hex')}  ${namesInBackup.manifest}\n`;
    await writeFile(join(draft, namesInBackup.sum), sum, { mode: 0o600, flush: true });
    await requireFreePlace(folder);
    await rmdir(place).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await rename(draft, place);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(
  db: Database,
  draft: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  await mkdir(join(draft, namesInBackup.tables), { mode: 0o700 });
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (work) => {
      await sql`set local timezone = 'UTC'`.execute(work);
      await sql`set local datestyle = 'ISO'`.execute(work);
      const migrations = Object.fromEntries(await appliedMigrations(work));
      const tables: Manifest['tables'] = {};
      for (const [table, columns] of await backedUpTables(work)) {
        let rows = 0;
        async function* lines() {
          for await (const line of rowsOf(work, table, columns)) {
            rows += 1;
            yield `${line}\n`;
          }
        }
        const sum = await writeSummed(join(draft, fileOfTable(table)), lines());
        tables[table] = { columns: columns.map(({ name }) => name), rows, ...sum };
      }
      // Sequences are not transactional: read last, they are not behind any row.
      return { migrations, tables, sequences: Object.fromEntries(await sequenceValues(work)) };
    });
}

async function writeFiles(dataFolder: string, draft: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const path of await dataFiles(dataFolder)) {
    const to = join(draft, namesInBackup.files, path);
    await makeFolder(dirname(to));
    files[path] = await writeSummed(to, bytesOf(join(dataFolder, path)));
  }
  return files;
}
