import { sql, type UpdateObject } from 'kysely';
import type { Revisioned } from '../../source/source.ts';
import type { StoreTables } from '../tables/tables.ts';
import type { StoredCms } from './cmsTables.ts';

export interface ListWalk {
  /** From 1, so that an article knows which reading saw it last. */
  number: string;
  /** Undefined at the beginning. */
  cursor: string | undefined;
}

export interface StoredSite {
  site: Revisioned<unknown>;
  etag: string | undefined;
  confirmedAt: string;
}

interface FetchedSite {
  text: string;
  revision: string;
  etag: string | undefined;
  /** When this revision was first seen, ISO 8601. */
  since: string;
  confirmedAt: string;
}

export class CmsState {
  readonly #cms: Pick<StoredCms, 'db' | 'address'>;

  constructor(cms: Pick<StoredCms, 'db' | 'address'>) {
    this.#cms = cms;
  }

  /** Undefined if none is due. A time in the future is of a reset clock. @param every in milliseconds */
  async dueWalk(every: number): Promise<ListWalk | undefined> {
    const { rows } = await sql<{ walk: string; cursor: string | null; is_due: boolean }>`
      select walk::text as walk, cursor,
        cursor is not null or ended_at is null or ended_at > now()
          or ended_at <= now() - make_interval(secs => ${every / 1000}) as is_due
      from cms where address = ${this.#cms.address}`.execute(this.#cms.db);
    const [row] = rows;
    if (!row?.is_due) return undefined;
    if (row.cursor !== null) return { number: row.walk, cursor: row.cursor };
    const begun = await sql<{ walk: string }>`
      update cms set walk = walk + 1, started_at = now() where address = ${this.#cms.address}
      returning walk::text as walk`.execute(this.#cms.db);
    return begun.rows[0] && { number: begun.rows[0].walk, cursor: undefined };
  }

  saveCursor(cursor: string): Promise<void> {
    return this.#set({ cursor });
  }

  endWalk(): Promise<void> {
    return this.#set({ cursor: null, ended_at: sql<Date>`now()` });
  }

  /** The next reading begins at the beginning. Only a list that was read before counts as read to its end. */
  restartWalk(): Promise<void> {
    return this.#set({
      cursor: null,
      ended_at: sql<Date | null>`case when ended_at is not null then now() end`,
    });
  }

  async walkNumber(): Promise<string> {
    const { rows } = await sql<{ walk: string }>`
      select walk::text as walk from cms where address = ${this.#cms.address}`.execute(this.#cms.db);
    return rows[0]?.walk ?? '0';
  }

  async hasWalked(): Promise<boolean> {
    const { rows } = await sql<{ walked: boolean }>`
      select ended_at is not null as walked from cms where address = ${this.#cms.address}`.execute(
      this.#cms.db,
    );
    return rows[0]?.walked ?? false;
  }

  async site(): Promise<StoredSite | undefined> {
    const row = await this.#cms.db
      .selectFrom('cms')
      .select(['site', 'site_revision', 'site_etag', 'site_since', 'site_confirmed_at'])
      .where('address', '=', this.#cms.address)
      .executeTakeFirst();
    if (!row?.site || !row.site_revision || !row.site_since || !row.site_confirmed_at) return undefined;
    return {
      site: {
        value: JSON.parse(row.site),
        revision: row.site_revision,
        updatedAt: row.site_since.toISOString(),
      },
      etag: row.site_etag ?? undefined,
      confirmedAt: row.site_confirmed_at.toISOString(),
    };
  }

  async storeSite(site: FetchedSite | undefined): Promise<void> {
    await this.#set({
      site: site?.text ?? null,
      site_revision: site?.revision ?? null,
      site_etag: site?.etag ?? null,
      site_since: site?.since ?? null,
      site_confirmed_at: site?.confirmedAt ?? null,
    });
  }

  confirmSite(confirmedAt: string): Promise<void> {
    return this.#set({ site_confirmed_at: confirmedAt });
  }

  async #set(values: UpdateObject<StoreTables, 'cms'>): Promise<void> {
    const { db, address } = this.#cms;
    await db.updateTable('cms').set(values).where('address', '=', address).execute();
  }
}
