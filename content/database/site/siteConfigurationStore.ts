import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { isRecord } from '#contracts/json/isRecord.ts';
import { hasCode } from '#platform/errorCode.ts';
import { measureJson } from '#transformer/validate/boundArticle.ts';
import type { ChangeBus } from '../../changes/changeBus.ts';
import { pointerOfNul } from '../../source/articleDocument.ts';
import type { Revisioned } from '../../source/source.ts';
import type { Database } from '../tables/tables.ts';

export class SiteConfigurationStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  async read(): Promise<Revisioned<unknown> | undefined> {
    const row = await this.#db
      .selectFrom('site_configuration')
      .select(['body', 'revision', 'changed_at'])
      .executeTakeFirst();
    if (!row) return undefined;
    return { value: row.body, revision: String(row.revision), updatedAt: row.changed_at.toISOString() };
  }

  /** @throws RangeError for no JSON object, or a too large one */
  async save(value: unknown, author: string): Promise<void> {
    const body = keepable(value);
    await this.#db
      .insertInto('site_configuration')
      .values({ body, author })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          body,
          author,
          revision: sql`site_configuration.revision + 1`,
          changed_at: sql`now()`,
        }),
      )
      .execute();
    this.#changes.publishHere('site', 'site');
  }

  /** Only if there is none yet, and the file exists. Returns whether it was stored. */
  async seed(file: string, author: string): Promise<boolean> {
    if (await this.read()) return false;
    let text: string;
    try {
      text = await readFile(file, 'utf8');
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return false;
      throw error;
    }
    // Another instance may be faster: its row stays.
    await this.#db
      .insertInto('site_configuration')
      .values({ body: keepable(JSON.parse(text)), author })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  }
}

function keepable(value: unknown): string {
  if (!isRecord(value)) throw new RangeError('The configuration of a site must be a JSON object.');
  if (measureJson(value).excess) throw new RangeError('The configuration is too large.');
  if (pointerOfNul(value) !== undefined)
    throw new RangeError('The configuration contains the invalid character U+0000.');
  return JSON.stringify(value);
}
