import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ChangeBus } from '../../changes/changeBus.ts';
import { isWithinBounds } from '../../source/articleDocument.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { type ContentChange, pathsOf } from '../../source/source.ts';
import { type OthersRow, othersOnPage, toOthers } from '../articles/forReaders.ts';
import { redirectMoved, redirectTarget } from '../articles/redirects.ts';
import { describeArticles, forgetDescription } from '../described/describeArticles.ts';
import { indexArticle, removeFromIndex } from '../search/searchIndex.ts';
import { cmsShelf } from '../tables/shelf.ts';
import type { Database, StoreTables, Work } from '../tables/tables.ts';
import { checkOurs, isOurs, keeping, OtherCmsError } from './cmsTables.ts';
import { describedOf, type GivenArticle, sayNotFound, writtenOf } from './givenArticle.ts';

/** What the store keeps of a CMS's article: the last good copy, for every instance and after every restart. */
export interface KeptArticle {
  value: unknown;
  revision: string;
  etag: string | undefined;
  /** The article's own date, where it gives one; else when this revision was first seen. ISO 8601, like all here. */
  updatedAt: string;
  /** When the CMS last said that it is the current one. */
  confirmedAt: string;
  /** Whether somebody says that the CMS has another one, or it came with the list and was never asked for at its own path. */
  isDue: boolean;
}

/** What a page is made of: the article, if any is kept, and what is shown of others. */
export interface KeptForPage {
  kept: KeptArticle | undefined;
  others: ReturnType<typeof toOthers>;
}

type KeptRow = Pick<
  Selectable<StoreTables['cms_articles']>,
  'body' | 'revision' | 'etag' | 'published_at' | 'changed_at' | 'confirmed_at' | 'is_due'
>;

/** An article that went is remembered so long, for instances that were cut off when it did. */
const goneRemembered = '1 day';

/** The articles of one CMS in the database. */
export class CmsArticles {
  readonly #db: Database;
  readonly #address: string;
  readonly #log: ContentLog;
  readonly #changes: ChangeBus;
  /** True where the tables are still this CMS's. */
  readonly #isOurs: RawBuilder<boolean>;

  constructor(db: Database, address: string, changes: ChangeBus, log: ContentLog) {
    this.#db = db;
    this.#address = address;
    this.#changes = changes;
    this.#log = log;
    this.#isOurs = isOurs(address);
  }

  /**
   * Makes the tables those of this CMS. What they held of another one goes: no site shows another's articles.
   *
   * @returns how many articles of another CMS went
   */
  begin(): Promise<number> {
    return keeping(this.#db, async (work) => {
      const { rows } = await sql<{ address: string }>`select address from cms`.execute(work);
      if (rows.some(({ address }) => address === this.#address)) return 0;
      const gone = await sql`delete from cms_articles`.execute(work);
      await sql`delete from cms_search_words`.execute(work);
      await sql`delete from cms`.execute(work);
      await work.insertInto('cms').values({ address: this.#address, walk: '0' }).execute();
      return Number(gone.numAffectedRows ?? 0);
    });
  }

  /** How many articles readers can get without the CMS. */
  async count(): Promise<number> {
    const { rows } = await sql<{ kept: number }>`
      select count(*)::integer as kept from cms_articles
      where body is not null and gone_at is null and ${this.#isOurs}`.execute(this.#db);
    return rows[0]?.kept ?? 0;
  }

  /** What is kept of the article at a path, and what its page shows of others whether or not anything is kept, in one statement. */
  async get(path: string): Promise<KeptForPage> {
    const { rows } = await sql<KeptRow & OthersRow>`
      select kept.body, kept.revision, etag, published_at, changed_at, confirmed_at, is_due, others.*
      from ${othersOnPage(cmsShelf, path)}
      left join cms_articles kept on path = ${path} and gone_at is null and ${this.#isOurs}`.execute(
      this.#db,
    );
    const [row] = rows;
    if (!row) return { kept: undefined, others: {} };
    const { body, revision } = row;
    return {
      kept: body === null || revision === null ? undefined : keptArticle({ ...row, body, revision }),
      others: toOthers(row),
    };
  }

  /** Whether the list or a notice names a path, or the list was not read to its end yet. */
  async mayBeThere(path: string): Promise<boolean> {
    const { rows } = await sql<{ may: boolean }>`
      select exists (select from cms_articles where path = ${path} and (gone_at is null or is_due))
        or not exists (select from cms where address = ${this.#address} and ended_at is not null) as may`.execute(
      this.#db,
    );
    return rows[0]?.may ?? true;
  }

  /**
   * Keeps an article in place of what was kept at its path.
   *
   * @param confirmedAt when the CMS gave it
   * @throws OtherCmsError
   */
  async keep(given: GivenArticle, confirmedAt: Date): Promise<void> {
    const { path, revision, etag = null } = given;
    const same = await sql`
      update cms_articles set confirmed_at = ${confirmedAt}, etag = ${etag}, is_due = false
      where path = ${path} and revision = ${revision} and gone_at is null and ${this.#isOurs}`.execute(
      this.#db,
    );
    if (Number(same.numAffectedRows ?? 0) > 0) return;
    try {
      await this.#replace(given, confirmedAt, true);
    } catch (error) {
      if (error instanceof OtherCmsError) throw error;
      // A text that no index takes is no reason to have no copy.
      await this.#replace(given, confirmedAt, false);
      sayNotFound(this.#log, path, error);
    }
    this.#changes.publishHere('articles', path, revision);
  }

  /** Notes that the CMS still has the revision that is kept. */
  async confirm(path: string, confirmedAt: Date): Promise<void> {
    await sql`
      update cms_articles set confirmed_at = ${confirmedAt}, is_due = false
      where path = ${path} and gone_at is null and ${this.#isOurs}`.execute(this.#db);
  }

  /** Notes that the CMS has no article at a path. */
  async remove(path: string): Promise<void> {
    const isGone = await keeping(this.#db, async (work) => {
      const gone = await sql`
        update cms_articles set body = null, revision = null, etag = null, is_due = false,
          gone_at = now(), changed_at = now()
        where path = ${path} and gone_at is null and ${this.#isOurs}`.execute(work);
      if (Number(gone.numAffectedRows ?? 0) > 0) {
        await removeFromIndex(work, cmsShelf, path);
        await forgetDescription(work, cmsShelf, path);
        return true;
      }
      await sql`update cms_articles set is_due = false where path = ${path}`.execute(work);
      return false;
    });
    if (isGone) this.#changes.publishHere('articles', path);
  }

  /**
   * Takes a CMS's notice that it has other articles at these paths than those stored. The former path of one that moved redirects to it.
   *
   * @param first is run in the same transaction; where it returns false, nothing is taken
   * @returns the former paths whose redirects may have changed
   * @throws OtherCmsError
   */
  async expect(
    changes: readonly ContentChange[],
    first: (work: Work) => Promise<boolean> = async () => true,
  ): Promise<string[] | undefined> {
    return keeping(this.#db, async (work) => {
      await checkOurs(work, this.#address);
      if (!(await first(work))) return undefined;
      await sql`
        update cms_articles set is_due = true, asked_in_walk = null
        where path = any(${pathsOf(changes)}::text[])`.execute(work);
      return redirectMoved(work, changes);
    });
  }

  /** Where the article went that stood at a path; the CMS may have none there by now. */
  movedTo(path: string): Promise<string | undefined> {
    return redirectTarget(this.#db, path);
  }

  /** Forgets articles that went long ago. */
  async forgetGone(): Promise<void> {
    await sql`
      delete from cms_articles where gone_at < now() - ${sql.lit(goneRemembered)}::interval`.execute(
      this.#db,
    );
  }

  /** @throws OtherCmsError */
  async #replace(given: GivenArticle, confirmedAt: Date, isIndexed: boolean): Promise<void> {
    const { path, value, text } = given;
    const { stated, datedAt, ...written } = writtenOf(given);
    const values = { ...written, confirmed_at: confirmedAt, is_due: false, gone_at: null };
    await keeping(this.#db, async (work) => {
      await checkOurs(work, this.#address);
      await work
        .insertInto('cms_articles')
        .values({ path, ...values, published_at: stated ?? confirmedAt, dated_at: datedAt ?? confirmedAt })
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet({
            ...values,
            published_at: stated ?? listedOr(sql`cms_articles.published_at`, confirmedAt),
            dated_at: datedAt ?? listedOr(sql`cms_articles.dated_at`, confirmedAt),
          }),
        )
        .execute();
      if (isIndexed && isWithinBounds(value, text)) await indexArticle(work, cmsShelf, path, value);
      else await removeFromIndex(work, cmsShelf, path);
      await describeArticles(work, cmsShelf, [describedOf(given)]);
    });
  }
}

function keptArticle(row: KeptRow & { body: string; revision: string }): KeptArticle {
  return {
    value: JSON.parse(row.body),
    revision: row.revision,
    etag: row.etag ?? undefined,
    updatedAt: row.published_at.toISOString(),
    confirmedAt: (row.confirmed_at ?? row.changed_at).toISOString(),
    isDue: row.is_due || row.confirmed_at === null,
  };
}

/** Of an article that has no date of its own, what the list said of it before it was first asked for. */
function listedOr(listed: RawBuilder<Date>, confirmedAt: Date): RawBuilder<Date> {
  return sql`case when cms_articles.body is null and cms_articles.gone_at is null
    then ${listed} else ${confirmedAt}::timestamptz end`;
}
