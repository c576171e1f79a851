import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#content/database/tables/tables.ts';
import { type CombinedSheets, combinedSheets, isCombinedSheet } from '#shell/assets/combinedSheets.ts';
import { type Build, readBuiltFile, readBuiltFiles, saveBuild, sheetsOfBuilds } from './buildStore.ts';

const fileName = /^[\w.-]{1,200}$/;

/** Browsers with a page of another release, or of another instance during an upgrade, request its files. */
export class StoredBuilds {
  readonly #db: Database;
  readonly #sheets = new Map<string, CombinedSheets>();

  constructor(db: Database) {
    this.#db = db;
  }

  async save(folder: string, sheets: Build['sheets']): Promise<void> {
    const names = readdirSync(folder).sort();
    const id = createHash('sha256')
      .update(JSON.stringify([names, sheets]))
      .digest('base64url');
    await saveBuild(this.#db, id, { names, sheets }, (name) => readFile(path.join(folder, name)));
  }

  async read(name: string): Promise<Buffer | undefined> {
    if (!fileName.test(name)) return undefined;
    return isCombinedSheet(name) ? this.#combined(name) : readBuiltFile(this.#db, name);
  }

  async #combined(name: string): Promise<Buffer | undefined> {
    const builds = await sheetsOfBuilds(this.#db);
    for (const id of this.#sheets.keys()) if (!builds.has(id)) this.#sheets.delete(id);
    for (const [id, sheets] of builds) {
      const combined = this.#sheets.get(id) ?? (await combinedOf(this.#db, sheets));
      this.#sheets.set(id, combined);
      const text = combined.textOf(name);
      if (text !== undefined) return Buffer.from(text);
    }
    return undefined;
  }
}

async function combinedOf(db: Database, sheets: readonly string[]): Promise<CombinedSheets> {
  const files = await readBuiltFiles(db, sheets);
  return combinedSheets(sheets, (sheet) => (files.get(sheet)?.toString('utf8') ?? '').trim());
}
