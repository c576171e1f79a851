import { sql } from 'kysely';
import { type ContentChange, pathsOf } from '../../source/source.ts';
import { isShown } from '../tables/origin.ts';
import type { Database, Work } from '../tables/tables.ts';
import { standsAt } from './standsAt.ts';

/** Where readers get the article that stood at a path; undefined where it is nowhere, or another stands there now. */
export async function movedTo(db: Database, path: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('redirects')
    .innerJoin('articles', 'articles.path', 'redirects.target')
    .select('target')
    .where('redirects.path', '=', path)
    .where(isShown('own'))
    .executeTakeFirst();
  return row?.target;
}

/** Where a path redirects to, whether or not an article is published there. */
export async function redirectTarget(db: Database, path: string): Promise<string | undefined> {
  const row = await db.selectFrom('redirects').select('target').where('path', '=', path).executeTakeFirst();
  return row?.target;
}

/** Where an article stands that editors know by a path: there, or where it went from there. */
export async function presentPath(db: Database, path: string): Promise<string> {
  const target = await redirectTarget(db, path);
  return target !== undefined && !(await standsAt(db, path)) ? target : path;
}

/** The paths that lead to where these articles stand, the latest first. */
export async function formerPaths(db: Database, ...paths: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('redirects')
    .select('path')
    .where(sql<boolean>`target = any(${paths}::text[])`)
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
  // A CMS may notify us of a move twice, or of one from where nothing stood.
  await work
    .insertInto('redirects')
    .values({ path: from, target: to, author })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({ target: to, author, made_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Other articles stand at these paths from now on. */
export async function endRedirect(work: Work, ...paths: readonly string[]): Promise<void> {
  await sql`delete from redirects where path = any(${paths}::text[])`.execute(work);
}

/**
 * Redirects what a CMS has moved, in the order of its changes. A path at which an article was published last redirects no longer.
 *
 * @returns the paths that redirect to one of the changed ones
 */
export async function redirectMoved(work: Work, changes: readonly ContentChange[]): Promise<string[]> {
  const moves = changes.filter((each) => each.kind === 'moved').filter(({ path, to }) => path !== to);
  for (const { path, to } of moves) await leadOn(work, path, to, 'CMS');
  const last = new Map(changes.map(({ path, kind }) => [path, kind]));
  await endRedirect(work, ...[...last].flatMap(([path, kind]) => (kind === 'published' ? path : [])));
  return formerPaths(work, ...pathsOf(changes));
}
