import { type Kysely, sql } from 'kysely';

/** Lets the newest articles of a topic be found, and the topics themselves, without reading all articles. */
export async function indexTopics(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index articles_by_topic on articles (split_part(path, '/', 2), dated_at desc, path)
    where published_revision is not null and split_part(path, '/', 3) <> ''`.execute(db);
}
