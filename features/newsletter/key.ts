import { randomBytes } from 'node:crypto';
import type { Database } from '../../content/database/tables/tables.ts';
import type { NewsletterTables } from './migrations.ts';

/** Gives the secret, asking for it once. */
export type Key = () => Promise<string>;

const keyBytes = 32;

/**
 * The secret of this site's links and checks: made when it is first needed, kept beside what they lead to, and the same on all
 * instances. While the database is out of reach there is none, and whoever asks next tries again.
 */
export function newsletterKey(database: () => Promise<Database>): Key {
  let known: string | undefined;
  return async () => {
    known ??= await readKey(await database());
    return known;
  };
}

async function readKey(database: Database): Promise<string> {
  const db = database.withTables<NewsletterTables>();
  await db
    .insertInto('newsletter_keys')
    .values({ id: 1, key: randomBytes(keyBytes).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db.selectFrom('newsletter_keys').select('key').executeTakeFirstOrThrow();
  return key;
}
