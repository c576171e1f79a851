import { type Kysely, sql } from 'kysely';

/**
 * Keeps with each article which others its page may lead to, and when that is worked out again. The tables `related_articles` and
 * `cms_related_articles` are for instances of the previous release alone: the next release drops them.
 */
export async function keepCandidates(db: Kysely<unknown>): Promise<void> {
  for (const prefix of ['', 'cms_']) {
    const described = sql.table(`${prefix}described_articles`);
    await sql`
      alter table ${described} add column candidates text[],
        add column candidates_due_at timestamptz not null default now()`.execute(db);
    await sql`
      create index ${sql.id(`${prefix}described_articles_by_due`)} on ${described} (candidates_due_at)`.execute(
      db,
    );
  }
}
