import { type RawBuilder, sql } from 'kysely';
import { isRecord } from '../../../contracts/json/isRecord.ts';
import { isoTime, isWithinBounds, readEnvelope, readListing } from '../../source/articleDocument.ts';
import type { ChangeListener, ChangeNotices } from '../../source/changeNotices.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import type { ArticleSummary } from '../../source/source.ts';
import { cmsArticleChannel } from '../notices/channels.ts';
import type { NoticeChannel } from '../notices/postgresNotices.ts';
import { indexArticle, indexArticles, removeFromIndex } from '../search/searchIndex.ts';
import { databaseText } from '../tables/databaseText.ts';
import { cmsShelf } from '../tables/shelf.ts';
import type { Database, Work } from '../tables/tables.ts';
import { type ListEntry, toListEntry, writeListing } from './listEntry.ts';

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

/** An article as a CMS gave it, to be kept. */
export interface GivenArticle {
  path: string;
  value: unknown;
  /** The same as text. */
  text: string;
  revision: string;
  etag: string | undefined;
}

/** Keeping changes the shared word list and several rows, in whatever order, so one goes after the other. A number that no other lock has. */
const keepingLock = 7_239_003;
/** An article that went is remembered so long, for instances that were cut off when it did. */
const goneRemembered = '1 day';

/** The tables belong to another CMS now: another instance was started with another address. */
export class OtherCmsError extends Error {
  override readonly name = 'OtherCmsError';
}

/** The articles of one CMS in the database. Whoever keeps or removes one is told by {@link onChange}, and so are all instances. */
export class CmsArticles {
  readonly #db: Database;
  readonly #address: string;
  readonly #log: ContentLog;
  readonly #changes: ChangeNotices;

  constructor(db: Database, address: string, changes: ChangeNotices, log: ContentLog) {
    this.#db = db;
    this.#address = address;
    this.#changes = changes;
    this.#log = log;
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
      where body is not null and gone_at is null and ${this.#isOurs()}`.execute(this.#db);
    return rows[0]?.kept ?? 0;
  }

  async get(path: string): Promise<KeptArticle | undefined> {
    const row = await this.#db
      .selectFrom('cms_articles')
      .select(['body', 'revision', 'etag', 'published_at', 'changed_at', 'confirmed_at', 'is_due'])
      .where('path', '=', path)
      .where('gone_at', 'is', null)
      .where(this.#isOurs())
      .executeTakeFirst();
    if (!row || row.body === null || row.revision === null) return undefined;
    return {
      value: JSON.parse(row.body),
      revision: row.revision,
      etag: row.etag ?? undefined,
      updatedAt: row.published_at.toISOString(),
      confirmedAt: (row.confirmed_at ?? row.changed_at).toISOString(),
      isDue: row.is_due || row.confirmed_at === null,
    };
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
      where path = ${path} and revision = ${revision} and gone_at is null and ${this.#isOurs()}`.execute(
      this.#db,
    );
    if (Number(same.numAffectedRows ?? 0) > 0) return;
    try {
      await this.#replace(given, confirmedAt, true);
    } catch (error) {
      if (error instanceof OtherCmsError) throw error;
      // A text that no index takes is no reason to have no copy.
      await this.#replace(given, confirmedAt, false);
      this.#notFound(path, error);
    }
    this.#changes.emit(path, revision);
  }

  /** Notes that the CMS still has the revision that is kept. */
  async confirm(path: string, confirmedAt: Date): Promise<void> {
    await sql`
      update cms_articles set confirmed_at = ${confirmedAt}, is_due = false
      where path = ${path} and gone_at is null and ${this.#isOurs()}`.execute(this.#db);
  }

  /** Notes that the CMS has no article at a path. */
  async remove(path: string): Promise<void> {
    const isGone = await keeping(this.#db, async (work) => {
      const gone = await sql`
        update cms_articles set body = null, revision = null, etag = null, is_due = false,
          gone_at = now(), changed_at = now()
        where path = ${path} and gone_at is null and ${this.#isOurs()}`.execute(work);
      if (Number(gone.numAffectedRows ?? 0) > 0) {
        await removeFromIndex(work, cmsShelf, path);
        return true;
      }
      await sql`update cms_articles set is_due = false where path = ${path}`.execute(work);
      return false;
    });
    if (isGone) this.#changes.emit(path);
  }

  /** Takes somebody's word that the CMS has others at these paths than what is kept. */
  async expect(paths: readonly string[]): Promise<void> {
    await keeping(this.#db, (work) =>
      sql`
        update cms_articles set is_due = true, asked_in_walk = null
        where path = any(${paths}::text[]) and ${this.#isOurs()}`.execute(work),
    );
  }

  /**
   * Takes what a page of the list says: articles that are news stand in lists from now on; those that it tells of otherwise than before are to be
   * asked for.
   *
   * @param walk the number of the reading of the list
   * @returns how many of them were not listed in this reading before
   * @throws OtherCmsError
   */
  async takeListed(articles: readonly ArticleSummary[], walk: string): Promise<number> {
    const listed = [...new Map(articles.map((each) => [each.path, each])).values()].map(toListEntry);
    const { told, unseen } = await keeping(this.#db, (work) => this.#takeListed(work, listed, walk));
    for (const path of told) this.#changes.emit(path);
    return unseen;
  }

  /** Of these paths those that were only listed yet: nothing is kept of them, and nobody says anything else of them. */
  async onlyListed(paths: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ path: string }>`
      select path from cms_articles
      where path = any(${paths}::text[]) and ${isOnlyListed} and ${this.#isOurs()}`.execute(this.#db);
    return new Set(rows.map(({ path }) => path));
  }

  /**
   * Keeps articles that came with the list, each where it is only listed: what was kept or withdrawn by its own path may be newer, and stays.
   *
   * @throws OtherCmsError
   */
  async fill(given: readonly GivenArticle[]): Promise<void> {
    let filled: GivenArticle[];
    try {
      filled = await keeping(this.#db, (work) => this.#fill(work, given, true));
    } catch (error) {
      if (error instanceof OtherCmsError) throw error;
      if (given.length > 1) {
        for (const each of given) await this.fill([each]);
        return;
      }
      filled = await keeping(this.#db, (work) => this.#fill(work, given, false));
      for (const { path } of filled) this.#notFound(path, error);
    }
    for (const { path, revision } of filled) this.#changes.emit(path, revision);
  }

  /** Paths to ask the CMS for without anybody waiting, each once in a reading of the list unless it is told of again. */
  async toAsk(walk: string, limit: number): Promise<string[]> {
    const { rows } = await keeping(this.#db, (work) =>
      sql<{ path: string }>`
        update cms_articles set asked_in_walk = ${walk}::bigint where path in (
          select path from cms_articles
          where (is_due or (body is null and gone_at is null)) and asked_in_walk is distinct from ${walk}::bigint
          order by path limit ${limit}
        ) and ${this.#isOurs()} returning path`.execute(work),
    );
    return rows.map(({ path }) => path);
  }

  /** Asks for one again that {@link toAsk} gave, and that could not be asked for. */
  async askAgain(path: string): Promise<void> {
    await this.#db
      .updateTable('cms_articles')
      .set({ asked_in_walk: null })
      .where('path', '=', path)
      .execute();
  }

  /** How many articles a whole reading of the list has not seen, and how many there are. */
  async unlisted(walk: string): Promise<{ missing: number; all: number }> {
    const { rows } = await sql<{ missing: number; all: number }>`
      select count(*) filter (where walk is distinct from ${walk}::bigint)::integer as missing, count(*)::integer as all
      from cms_articles where gone_at is null`.execute(this.#db);
    return rows[0] ?? { missing: 0, all: 0 };
  }

  /** Has those asked for that a whole reading of the list has not seen: each is gone when the CMS says so at its own path. */
  async expectUnlisted(walk: string): Promise<void> {
    await keeping(this.#db, (work) =>
      sql`
        update cms_articles set is_due = true, asked_in_walk = null
        where walk is distinct from ${walk}::bigint and gone_at is null and ${this.#isOurs()}`.execute(work),
    );
  }

  /** Forgets articles that went long ago. */
  async forgetGone(): Promise<void> {
    await sql`
      delete from cms_articles where gone_at < now() - ${sql.lit(goneRemembered)}::interval`.execute(
      this.#db,
    );
  }

  /** Calls the listener with the path of each article that is another one now. Returns the way to stop it. */
  onChange(listener: ChangeListener): () => void {
    return this.#changes.add(listener);
  }

  /** True where the tables are still this CMS's. */
  #isOurs() {
    return sql<boolean>`exists (select from cms where address = ${this.#address})`;
  }

  #notFound(path: string, error: unknown): void {
    this.#log.warn({ err: error, path }, 'an article of the CMS is kept, and search does not find it');
  }

  /** @throws OtherCmsError */
  async #replace(given: GivenArticle, confirmedAt: Date, isIndexed: boolean): Promise<void> {
    const { path, value, text } = given;
    const { stated, datedAt, ...written } = writtenOf(given);
    const values = { ...written, confirmed_at: confirmedAt, is_due: false, gone_at: null };
    await keeping(this.#db, async (work) => {
      await this.#checkOurs(work);
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
    });
  }

  /**
   * @returns those that are kept now
   * @throws OtherCmsError
   */
  async #fill(work: Work, given: readonly GivenArticle[], isIndexed: boolean): Promise<GivenArticle[]> {
    await this.#checkOurs(work);
    const written = given.map((each) => {
      const { changed_at: _, ...columns } = writtenOf(each);
      return { path: each.path, ...columns };
    });
    const column = <Name extends keyof (typeof written)[number]>(name: Name) =>
      written.map((each) => each[name] ?? null);
    const { rows } = await sql<{ path: string }>`
      update cms_articles set title = given.title, description = given.description, body = given.body,
        revision = given.revision, etag = given.etag, listing = given.listing::json, changed_at = now(),
        published_at = coalesce(stated, published_at), dated_at = coalesce(dated, dated_at)
      from unnest(
        ${column('path')}::text[], ${column('title')}::text[], ${column('description')}::text[], ${column('body')}::text[],
        ${column('revision')}::text[], ${column('etag')}::text[], ${column('listing')}::text[],
        ${column('stated')}::timestamptz[], ${column('datedAt')}::timestamptz[]
      ) given(path, title, description, body, revision, etag, listing, stated, dated)
      where cms_articles.path = given.path and ${isOnlyListed}
      returning cms_articles.path`.execute(work);
    const paths = new Set(rows.map(({ path }) => path));
    const filled = given.filter(({ path }) => paths.has(path));
    const indexed = filled.filter(({ value, text }) => isIndexed && isWithinBounds(value, text));
    await indexArticles(work, cmsShelf, indexed);
    return filled;
  }

  async #takeListed(
    work: Work,
    listed: readonly ListEntry[],
    walk: string,
  ): Promise<{ told: string[]; unseen: number }> {
    await this.#checkOurs(work);
    const given = sql`(
      select * from json_to_recordset(${JSON.stringify(listed)}::json)
        as row (path text, title text, description text, at timestamptz, dated timestamptz, listing json, mark text)
    ) given`;
    const onlyListed = await sql<{ path: string }>`
      update cms_articles as kept set title = given.title, description = given.description, published_at = given.at,
        dated_at = given.dated, listing = given.listing, changed_at = now()
      from ${given} where kept.path = given.path and kept.body is null and kept.gone_at is null
        and kept.listed_as is distinct from given.mark
      returning kept.path`.execute(work);
    const seen = await sql<{ again: boolean }>`
      update cms_articles as kept set walk = ${walk}::bigint, listed_as = given.mark,
        is_due = kept.is_due or kept.gone_at is not null
          or (kept.body is not null and kept.listed_as is distinct from given.mark)
      from (select given.*, before.walk as walked from ${given} join cms_articles before on before.path = given.path) given
      where kept.path = given.path
      returning given.walked is not distinct from ${walk}::bigint as again`.execute(work);
    const added = await sql<{ path: string }>`
      insert into cms_articles (path, title, description, published_at, dated_at, listing, listed_as, walk)
      select path, title, description, at, dated, listing, mark, ${walk}::bigint from ${given}
      on conflict (path) do nothing returning path`.execute(work);
    const again = seen.rows.filter((row) => row.again).length;
    return {
      told: [...onlyListed.rows, ...added.rows].map(({ path }) => path),
      unseen: listed.length - again,
    };
  }

  async #checkOurs(work: Work): Promise<void> {
    const { rows } = await sql`select from cms where address = ${this.#address}`.execute(work);
    if (rows.length === 0) throw new OtherCmsError('The articles in the database are those of another CMS.');
  }
}

/** What is written of an article, and the dates that it states itself. */
function writtenOf({ path, value, text, revision, etag }: GivenArticle) {
  const { title, description } = readEnvelope(path, value);
  const listing = readListing(value);
  const stated = isRecord(value) ? isoTime(value.updatedAt) : undefined;
  return {
    stated,
    datedAt: listing.datedAt ?? stated,
    title: databaseText(title),
    description: databaseText(description),
    body: text,
    revision,
    etag: etag ?? null,
    changed_at: sql<Date>`now()`,
    listing: writeListing(listing),
  };
}

/** True of an article of which no more is known than that the list names it. */
const isOnlyListed = sql<boolean>`cms_articles.body is null and cms_articles.gone_at is null and not cms_articles.is_due`;

/** Of an article that has no date of its own, what the list said of it before it was first asked for. */
function listedOr(listed: RawBuilder<Date>, confirmedAt: Date): RawBuilder<Date> {
  return sql`case when cms_articles.body is null and cms_articles.gone_at is null
    then ${listed} else ${confirmedAt}::timestamptz end`;
}

/** What other instances tell of a CMS's articles. */
export function cmsArticleNotices(changes: ChangeNotices): NoticeChannel {
  return {
    name: cmsArticleChannel,
    begins: '/',
    heard: (path) => changes.emit(path),
    missed: { table: 'cms_articles', changedAt: 'changed_at' },
  };
}

function keeping<Result>(db: Database, run: (work: Work) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (work) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(keepingLock)})`.execute(work);
    return run(work);
  });
}
