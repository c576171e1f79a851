import { sql } from 'kysely';
import type { Database, Work } from '../tables/tables.ts';
import { standsAt } from './standsAt.ts';

/** Where readers get the article that stood at a path; undefined where it is nowhere, or another stands there now. */
export async function movedTo(db: Database, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('redirects')
    .innerJoin('articles', 'articles.path', 'redirects.target')
    .select('target')
    .where('redirects.path', '=', path)
    .where('published_revision', 'is not', null)
    .executeTakeFirst();
  return row?.target;
}

/** Where an article stands that editors know by a path: there, or where it went from there. */
export async function presentPath(db: Database, path: string): Promise<string> {
  const row = await db.selectFrom('redirects').select('target').where('path', '=', path).executeTakeFirst();
  return row && !(await standsAt(db, path)) ? row.target : path;
}

/** The paths that lead to where an article stands, the latest first. */
export async function formerPaths(db: Database, path: string): Promise<string[]> {
  const rows = await db
    .selectFrom('redirects')
    .select('path')
    .where('target', '=', path)
    .orderBy('made_at', 'desc')
    .orderBy('path')
    .execute();
  return rows.map((row) => row.path);
}

/**
 * Lets a path lead to another one, and all that led there with it: so there is never a chain. Where an article goes back
 * to, nothing leads on any more: so there is never a loop.
 */
export async function leadOn(work: Work, from: string, to: string, author: string): Promise<void> {
  await endRedirect(work, to);
  await work.updateTable('redirects').set({ target: to }).where('target', '=', from).execute();
  await work.insertInto('redirects').values({ path: from, target: to, author }).execute();
}

/** Another article stands there from now on. */
export async function endRedirect(work: Work, path: string): Promise<void> {
  await work.deleteFrom('redirects').where('path', '=', path).execute();
}

/** Tells other instances, as a trigger does of what still stands where it stood. */
export async function tellOthers(work: Work, channel: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await sql`select pg_notify(${channel}, current_setting('application_name') || ' ' || ${path})`.execute(
      work,
    );
}
