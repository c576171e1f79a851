import { type Kysely, sql } from 'kysely';

/** Pictures that editors have uploaded, whole: so every server has what any of them took. */
export async function createUploadedPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploaded_pictures (
      name text collate "C" primary key,
      bytes bytea not null,
      width integer not null,
      height integer not null,
      author text not null,
      uploaded_at timestamptz not null default now()
    )`.execute(db);
}
