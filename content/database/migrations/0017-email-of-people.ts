import { type Kysely, sql } from 'kysely';

/** By which somebody is known who signs in with a provider of identities. */
export async function addEmailOfPeople(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column email text unique`.execute(db);
}
