import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ArticleSummary } from '../../source/source.ts';
import { describeArticles } from '../described/describeArticles.ts';
import { indexArticles } from '../search/searchIndex.ts';
import { databaseText } from '../tables/databaseText.ts';
import { writeListing } from '../tables/listing.ts';
import type { Work } from '../tables/tables.ts';
import type { StoredCms } from './cmsTables.ts';
import { isOnlyListed, isOurs, lockOurs, takenByCms } from './cmsTables.ts';
import type { FetchedArticle } from './fetchedArticle.ts';
import { fetchedRows, storeFetched, writtenPaths } from './storeFetched.ts';

interface ListEntry {
  path: string;
  title: string;
  description: string;
  at: string;
  dated: string;
  listing: unknown;
  mark: string;
}

export class CmsList {
  readonly #cms: StoredCms;

  constructor(cms: StoredCms) {
    this.#cms = cms;
  }

  /** Marks changed articles as due. @returns how many were new in this reading @throws OtherCmsError */
  async mergeListed(articles: readonly ArticleSummary[], walk: string): Promise<number> {
    const listed = [...new Map(articles.map((each) => [each.path, each])).values()].map(toListEntry);
    const { changed, unseen } = await this.#cms.db.transaction().execute(async (work) => {
      const taken = await this.#mergeListed(work, listed, walk);
      const news = new Map(articles.map((each) => [each.path, each]));
      const summaries = taken.changed.flatMap((path) => news.get(path) ?? []);
      // By title and description, until the text is fetched.
      await indexArticles(
        work,
        summaries.map((value) => ({ path: value.path, value })),
      );
      await describeArticles(work, summaries);
      return taken;
    });
    for (const path of changed) this.#cms.changes.publishHere('articles', path);
    return unseen;
  }

  /** Never fetched, and not reported as changed or withdrawn. */
  async onlyListed(paths: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ path: string }>`
      select path from articles
      where path = any(${paths}::text[]) and ${isOnlyListed} and ${isOurs(this.#cms.address)}`.execute(
      this.#cms.db,
    );
    return new Set(rows.map(({ path }) => path));
  }

  /** Skips an article stored or withdrawn by its own path: that may be newer. @throws OtherCmsError */
  async fill(articles: readonly FetchedArticle[]): Promise<void> {
    const filled = await storeFetched(this.#cms.db, this.#cms.log, articles, (work, some) =>
      this.#fill(work, some),
    );
    for (const { path, revision } of filled) this.#cms.changes.publishHere('articles', path, revision);
  }

  /** To fetch in the background, once in a reading of the list unless a change is reported again. */
  async dueToFetch(walk: string, limit: number): Promise<string[]> {
    const { rows } = await sql<{ path: string }>`
      update articles set asked_in_walk = ${walk}::bigint where path in (
        select path from articles
        where origin = 'cms' and (is_due or (cms_body is null and gone_at is null)) and asked_in_walk is distinct from ${walk}::bigint
        order by path limit ${limit} for update
      ) and ${isOurs(this.#cms.address)} returning path`.execute(this.#cms.db);
    return rows.map(({ path }) => path);
  }

  async fetchAgain(path: string): Promise<void> {
    await this.#cms.db
      .updateTable('articles')
      .set({ asked_in_walk: null })
      .where('path', '=', path)
      .execute();
  }

  async unlisted(walk: string): Promise<{ missing: string[]; all: number }> {
    const { rows } = await sql<{ missing: string[]; all: number }>`
      select coalesce(array_agg(path) filter (where walk is distinct from ${walk}::bigint), '{}') as missing, count(*)::integer as all
      from articles where origin = 'cms' and gone_at is null`.execute(this.#cms.db);
    return rows[0] ?? { missing: [], all: 0 };
  }

  /** Marks articles that the list lacks as due: each is removed when the CMS says so at its own path. */
  async expectUnlisted(walk: string): Promise<void> {
    await sql`
      update articles set is_due = true, asked_in_walk = null where path in (
        select path from articles
        where origin = 'cms' and walk is distinct from ${walk}::bigint and gone_at is null and ${isOurs(this.#cms.address)} order by path for update
      )`.execute(this.#cms.db);
  }

  #fill(work: Work, articles: readonly FetchedArticle[]): Promise<readonly string[]> {
    return writtenPaths(
      work,
      sql`
        with ${fetchedRows(this.#cms.address, articles, isOnlyListed)}, filled as (
          update articles set title = given.title, description = given.description, cms_body = given.body,
            cms_revision = given.revision, etag = given.etag, listing = given.listing, changed_at = now(),
            published_at = coalesce(stated, known.published_at), dated_at = coalesce(dated, known.dated_at)
          from given join known on known.path = given.path where articles.path = given.path
          returning articles.path
        )
        select exists (select from ours) as is_ours, array(select path from filled) as paths`,
    );
  }

  async #mergeListed(
    work: Work,
    listed: readonly ListEntry[],
    walk: string,
  ): Promise<{ changed: string[]; unseen: number }> {
    await lockOurs(
      work,
      this.#cms.address,
      listed.map(({ path }) => path),
    );
    const rows = sql`(
      select * from json_to_recordset(${JSON.stringify(listed)}::json)
        as row (path text, title text, description text, at timestamptz, dated timestamptz, listing json, mark text)
    ) given`;
    const onlyListed = await sql<{ path: string }>`
      update articles as kept set title = given.title, description = given.description, published_at = given.at,
        dated_at = given.dated, listing = given.listing, changed_at = now()
      from ${rows} where kept.path = given.path and kept.origin = 'cms' and kept.cms_body is null and kept.gone_at is null
        and kept.listed_as is distinct from given.mark
      returning kept.path`.execute(work);
    const seen = await sql<{ again: boolean }>`
      update articles as kept set walk = ${walk}::bigint, listed_as = given.mark,
        is_due = kept.is_due or kept.gone_at is not null
          or (kept.cms_body is not null and kept.listed_as is distinct from given.mark)
      from (select given.*, before.walk as walked from ${rows} join articles before on before.path = given.path and before.origin = 'cms') given
      where kept.path = given.path
      returning given.walked is not distinct from ${walk}::bigint as again`.execute(work);
    const added = await sql<{ path: string }>`
      insert into articles (path, origin, title, description, published_at, dated_at, listing, listed_as, walk)
      select path, 'cms', title, description, at, dated, listing, mark, ${walk}::bigint from ${rows} order by path collate "C"
      on conflict (path) do update set ${takenByCms}, title = excluded.title, description = excluded.description,
        published_at = excluded.published_at, dated_at = excluded.dated_at, listing = excluded.listing,
        listed_as = excluded.listed_as, walk = excluded.walk
      where articles.origin = 'own' returning path`.execute(work);
    const again = seen.rows.filter((row) => row.again).length;
    return {
      changed: [...onlyListed.rows, ...added.rows].map(({ path }) => path),
      unseen: listed.length - again,
    };
  }
}

function toListEntry(summary: ArticleSummary): ListEntry {
  const { path, title, description = '', updatedAt, datedAt } = summary;
  const listing: unknown = JSON.parse(writeListing(summary));
  return {
    path,
    title: databaseText(title),
    description: databaseText(description),
    at: updatedAt,
    dated: datedAt ?? updatedAt,
    listing,
    mark: createHash('sha256').update(JSON.stringify(summary)).digest('base64url').slice(0, 22),
  };
}
