import { type Kysely, sql } from 'kysely';

/**
 * What is being written is written whole after each operation, and to compress it took half of the time. There is one
 * row of each article.
 */
export async function keepEditedUncompressed(db: Kysely<unknown>): Promise<void> {
  await sql`alter table edited_articles alter column article set storage external`.execute(db);
  await sql`alter table drafts alter column body set storage external`.execute(db);
}
