import { sql } from 'kysely';
import type { Database } from '../tables/tables.ts';

/** Published, withdrawn, deleted, a draft or with operations. Opening the editor alone does not count. */
export async function isPathInUse(db: Database, path: string): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`
    select exists (select from articles where path = ${path} and origin = 'own')
      or exists (select from drafts where path = ${path})
      or exists (select from revisions where path = ${path})
      or exists (select from edited_articles where path = ${path} and sequence > 0) as stands`.execute(db);
  return rows[0]?.stands ?? false;
}
