import { sql } from 'kysely';
import { InvalidArticleError } from '../../source/errors.ts';
import { type ContentChange, pathsOf } from '../../source/source.ts';
import { isShown } from '../tables/origin.ts';
import type { Database, Work } from '../tables/tables.ts';
import { isPathInUse } from './isPathInUse.ts';

/** Undefined if another article has the path now. */
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

/** The authors of redirects that no editor made. */
export const redirectAuthors = { cms: 'CMS', import: 'import' } as const;

export async function isRenamed(db: Database, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('redirects')
    .select('path')
    .where('path', '=', path)
    .where('author', 'not in', Object.values(redirectAuthors))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether or not an article is published there. */
export async function redirectTarget(db: Database, path: string): Promise<string | undefined> {
  const row = await db.selectFrom('redirects').select('target').where('path', '=', path).executeTakeFirst();
  return row?.target;
}

/**
 * @param id of the article, if known: another article may have the path by now
 * @throws InvalidArticleError if no article has the id
 */
export async function presentPath(db: Database, path: string, id?: string): Promise<string> {
  if (id !== undefined) {
    const { rows } = await sql<{ path: string }>`
      select path from edited_articles where id = ${isUuid(id) ? id : null}::uuid`.execute(db);
    if (!rows[0]) throw new InvalidArticleError({ kind: 'replaced' });
    return rows[0].path;
  }
  const target = await redirectTarget(db, path);
  return target !== undefined && !(await isPathInUse(db, path)) ? target : path;
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

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

/** Redirects to `from` are changed too, so chains and loops cannot arise. */
export async function addRedirect(work: Work, from: string, to: string, author: string): Promise<void> {
  await endRedirect(work, to);
  await work.updateTable('redirects').set({ target: to }).where('target', '=', from).execute();
  // A CMS may repeat a move, or report one from an unused path.
  await work
    .insertInto('redirects')
    .values({ path: from, target: to, author })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({ target: to, author, made_at: sql<Date>`now()` }),
    )
    .execute();
}

export async function endRedirect(work: Work, ...paths: readonly string[]): Promise<void> {
  await sql`delete from redirects where path = any(${paths}::text[])`.execute(work);
}

/** A path with a newly published article redirects no longer. @returns paths that redirect to a changed one */
export async function redirectMoved(work: Work, changes: readonly ContentChange[]): Promise<string[]> {
  const moves = changes.filter((each) => each.kind === 'moved').filter(({ path, to }) => path !== to);
  for (const { path, to } of moves) await addRedirect(work, path, to, redirectAuthors.cms);
  const last = new Map(changes.map(({ path, kind }) => [path, kind]));
  await endRedirect(work, ...[...last].flatMap(([path, kind]) => (kind === 'published' ? path : [])));
  return formerPaths(work, ...pathsOf(changes));
}
