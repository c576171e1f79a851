import { sql } from 'kysely';
import { type ContentChange, pathsOf } from '../../source/source.ts';
import { type ForReaders, findForReaders } from '../articles/forReaders.ts';
import { redirectMoved, redirectTarget } from '../articles/redirects.ts';
import { forgetDescription } from '../described/describeArticles.ts';
import { removeFromIndex } from '../search/searchIndex.ts';
import type { Work } from '../tables/tables.ts';
import type { StoredCms } from './cmsTables.ts';
import { isOurs, lockOurs, takenByCms } from './cmsTables.ts';
import type { FetchedArticle } from './fetchedArticle.ts';
import { isOnOwn, restoreOwn } from './restoreOwn.ts';
import { fetchedRows, storeFetched, type WriteRows, writtenPaths } from './storeFetched.ts';

export interface StoredCmsArticle {
  value: unknown;
  revision: string;
  etag: string | undefined;
  /** Undefined until it is stored. */
  words?: number;
  /** The article's own date; else when this revision was first seen. ISO 8601, like all here. */
  updatedAt: string;
  confirmedAt: string;
  /** The CMS is said to have another one, or it came with the list and was never fetched at its path. */
  isDue: boolean;
}

export interface StoredForPage {
  article: StoredCmsArticle | undefined;
  others: ForReaders['others'];
  isNamed: boolean;
  isListWhole: boolean;
}

/** Serializes the start of instances. The number is unique among locks. */
const beginningLock = 7_239_003;
/** Per transaction: articles of another CMS, with the words that only they have. */
const removalBatchSize = 200;
/** Retention of removals, for instances that were disconnected. */
const absenceTtl = '1 day';

export class CmsArticles {
  readonly #cms: StoredCms;

  constructor(cms: StoredCms) {
    this.#cms = cms;
  }

  /** Claims the tables, and restores our own rows from another CMS. @returns the number of removed articles */
  begin(): Promise<number> {
    return this.#cms.db.transaction().execute(async (work) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(beginningLock)})`.execute(work);
      const { rows } = await sql<{ address: string }>`select address from cms`.execute(work);
      if (rows.some(({ address }) => address === this.#cms.address)) return 0;
      // First: a transaction that stores articles of the other CMS has locked its row, or finds none.
      await sql`delete from cms`.execute(work);
      await restoreOwn(work);
      const removed = await removeAll(work);
      await work.insertInto('cms').values({ address: this.#cms.address, walk: '0' }).execute();
      return removed;
    });
  }

  async count(): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from articles
      where origin = 'cms' and cms_body is not null and gone_at is null and ${isOurs(this.#cms.address)}`.execute(
      this.#cms.db,
    );
    return rows[0]?.total ?? 0;
  }

  async get(path: string): Promise<StoredForPage> {
    const { article, others, isListWhole } = await findForReaders(this.#cms.db, 'cms', path, {
      isVisible: sql`origin = 'cms' and (gone_at is null or is_due) and ${isOurs(this.#cms.address)}`,
      isListWhole: sql`exists (select from cms where address = ${this.#cms.address} and ended_at is not null)`,
    });
    return {
      article: article && cmsArticleOf(article),
      others,
      isNamed: article !== undefined,
      isListWhole,
    };
  }

  /** In one transaction, at most a hundred. @param confirmedAt when the CMS gave them @throws OtherCmsError */
  async storeAll(articles: readonly FetchedArticle[], confirmedAt: Date): Promise<void> {
    if (articles.length === 0) return;
    const last = [...new Map(articles.map((each) => [each.path, each])).values()];
    const write: WriteRows = (work, some) => this.#replace(work, some, confirmedAt);
    for (const { path, revision } of await storeFetched(this.#cms.db, this.#cms.log, last, write))
      this.#cms.changes.publishHere('articles', path, revision);
  }

  async confirm(path: string, confirmedAt: Date): Promise<void> {
    await sql`
      update articles set confirmed_at = ${confirmedAt}, is_due = false
      where path = ${path} and origin = 'cms' and gone_at is null and ${isOurs(this.#cms.address)}`.execute(
      this.#cms.db,
    );
  }

  async remove(path: string): Promise<void> {
    const isAbsent = await this.#cms.db.transaction().execute(async (work) => {
      const absent = await sql`
        update articles set cms_body = null, cms_revision = null, etag = null, is_due = false,
          gone_at = now(), changed_at = now()
        where path = ${path} and origin = 'cms' and gone_at is null and ${isOurs(this.#cms.address)}`.execute(
        work,
      );
      if (Number(absent.numAffectedRows ?? 0) > 0) {
        await removeFromIndex(work, path);
        await forgetDescription(work, path);
        return true;
      }
      await sql`update articles set is_due = false where path = ${path} and origin = 'cms'`.execute(work);
      return false;
    });
    if (isAbsent) this.#cms.changes.publishHere('articles', path);
  }

  /**
   * @param first in the same transaction; false cancels it
   * @returns former paths whose redirects may have changed @throws OtherCmsError
   */
  async expect(
    changes: readonly ContentChange[],
    first: (work: Work) => Promise<boolean> = async () => true,
  ): Promise<string[] | undefined> {
    return this.#cms.db.transaction().execute(async (work) => {
      await lockOurs(work, this.#cms.address, pathsOf(changes));
      if (!(await first(work))) return undefined;
      await sql`
        update articles set is_due = true, asked_in_walk = null
        where origin = 'cms' and path = any(${pathsOf(changes)}::text[])`.execute(work);
      return redirectMoved(work, changes);
    });
  }

  movedTo(path: string): Promise<string | undefined> {
    return redirectTarget(this.#cms.db, path);
  }

  async deleteExpired(): Promise<void> {
    await sql`
      delete from articles where origin = 'cms' and not ${isOnOwn} and gone_at < now() - ${sql.lit(absenceTtl)}::interval`.execute(
      this.#cms.db,
    );
  }

  #replace(work: Work, articles: readonly FetchedArticle[], confirmedAt: Date): Promise<readonly string[]> {
    const at = sql`${confirmedAt}::timestamptz`;
    // An article without a date has the list's until its text is first stored.
    return writtenPaths(
      work,
      sql`
        with ${fetchedRows(this.#cms.address, articles, sql`true`)}, confirmed as (
          update articles set confirmed_at = ${at}, etag = given.etag, is_due = false
          from given join known on known.path = given.path and is_same where articles.path = given.path
        ), replaced as (
          insert into articles (path, origin, title, description, cms_body, cms_revision, etag, listing, confirmed_at, published_at, dated_at)
          select given.path, 'cms', title, description, body, revision, etag, listing, ${at},
            coalesce(stated, case when is_only_listed then published_at end, ${at}),
            coalesce(dated, case when is_only_listed then dated_at end, ${at})
          from given left join known on known.path = given.path where is_same is not true order by given.path
          on conflict (path) do update set ${takenByCms}, title = excluded.title, description = excluded.description,
            cms_body = excluded.cms_body, cms_revision = excluded.cms_revision, etag = excluded.etag, listing = excluded.listing,
            confirmed_at = excluded.confirmed_at, published_at = excluded.published_at, dated_at = excluded.dated_at,
            is_due = false, gone_at = null
          returning path
        )
        select exists (select from ours) as is_ours, array(select path from replaced) as paths`,
    );
  }
}

/** @returns the removed articles */
async function removeAll(work: Work): Promise<number> {
  for (let removed = 0; ; ) {
    const { rows } = await sql<{ path: string }>`
      select path from articles where origin = 'cms' order by path limit ${removalBatchSize} for update`.execute(
      work,
    );
    const paths = rows.map(({ path }) => path);
    await removeFromIndex(work, ...paths);
    await sql`delete from articles where path = any(${paths}::text[])`.execute(work);
    removed += paths.length;
    if (paths.length < removalBatchSize) return removed;
  }
}

function cmsArticleOf(row: NonNullable<ForReaders['article']>): StoredCmsArticle | undefined {
  if (row.body === null || row.revision === null) return undefined;
  return {
    value: JSON.parse(row.body),
    revision: row.revision,
    etag: row.etag ?? undefined,
    ...(row.words !== null && { words: row.words }),
    updatedAt: (row.published_at ?? row.changed_at).toISOString(),
    confirmedAt: (row.confirmed_at ?? row.changed_at).toISOString(),
    isDue: row.is_due || row.confirmed_at === null,
  };
}
