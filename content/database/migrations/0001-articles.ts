import { type Kysely, sql } from 'kysely';

export async function createArticles(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence revision_numbers as bigint`.execute(db);
  await sql`
    create table revisions (
      id bigint primary key,
      path text not null,
      body json not null,
      author text not null,
      based_on bigint,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index revisions_by_path on revisions (path, id desc)`.execute(db);
  // "C" sorts by bytes, the same on every machine: the order of paths is the cursor of lists.
  await sql`
    create table articles (
      path text collate "C" primary key,
      title text not null,
      description text not null,
      published_revision bigint references revisions (id),
      published_at timestamptz,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index articles_by_change on articles (changed_at)`.execute(db);
  await sql`
    create table drafts (
      path text collate "C" primary key,
      revision bigint not null,
      body json not null,
      title text not null,
      author text not null,
      based_on bigint,
      updated_at timestamptz not null default now()
    )`.execute(db);
}
