import { sql } from 'kysely';
import { publishToOthers } from '#content/changes/change.ts';
import { publishing } from '#content/database/articles/articleStore.ts';
import { isPathInUse } from '#content/database/articles/isPathInUse.ts';
import { addRedirect, formerPaths } from '#content/database/articles/redirects.ts';
import { describeAgain } from '#content/database/finding/findable.ts';
import { changeEdited, loadEdited, lockArticle } from '#content/database/operations/editedRow.ts';
import { removeFromIndex } from '#content/database/search/searchIndex.ts';
import type { Database, Work } from '#content/database/tables/tables.ts';
import { checkPath } from '#content/source/articleDocument.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { EditorTables } from '../tables/tables.ts';
import {
  ConcernsReadersError,
  concernsReaders,
  type PlaceAuthor,
  redirectsReadersElsewhere,
} from './concernsReaders.ts';

/** `taken`: another article has that path. On failure nothing was done. */
export type RenameOutcome =
  | { ok: true; redirected: readonly string[] }
  | { ok: false; because: 'taken' | 'no-article' };

/** Not listed: tables whose foreign key to `articles` or `edited_articles` updates the path. */
export const tablesByPath = [
  'revisions',
  'drafts',
  'deleted_articles',
  'reviews',
  'schedules',
  'standings',
] as const;

/** The old path redirects to it. @throws InvalidArticleError for the new path; ConcernsReadersError */
export function renameArticle(
  db: Database,
  from: string,
  to: string,
  { name: author, mayChangeReaders }: PlaceAuthor,
): Promise<RenameOutcome> {
  checkPath(to);
  return publishing(db, async (work) => {
    // Always in the same order, so that concurrent renames cannot deadlock.
    for (const path of [from, to].sort()) await lockArticle(work, path);
    if (!(await isPathInUse(work, from))) return { ok: false, because: 'no-article' };
    if (from === to || (await isPathInUse(work, to))) return { ok: false, because: 'taken' };
    const isForReaders =
      (await concernsReaders(work, from)) || (await redirectsReadersElsewhere(work, to, from));
    if (isForReaders && !mayChangeReaders) throw new ConcernsReadersError();
    await makeRoom(work, to);
    await logRename(work, from, to, author);
    await move(work, from, to);
    await addRedirect(work, from, to, author);
    const redirected = await formerPaths(work, to);
    await publishToOthers(work, { topic: 'articles', keys: redirected });
    await publishToOthers(work, { topic: 'operations', keys: [from] });
    return { ok: true, redirected };
  });
}

/** Deletes leftovers at the new path: of an editor who opened it without an article, or of a disconnected CMS. */
async function makeRoom(work: Work, to: string): Promise<void> {
  const own = work.withTables<EditorTables>();
  for (const table of ['parked_operations', 'article_snapshots', 'comment_steps', 'shares'] as const)
    await own.deleteFrom(table).where('path', '=', to).execute();
  await work.deleteFrom('edited_articles').where('path', '=', to).execute();
  await removeFromIndex(work, to);
  await work.deleteFrom('articles').where('path', '=', to).execute();
}

/** The path is a field of the article, so open windows learn of it as of any other change. */
async function logRename(work: Work, from: string, to: string, author: string): Promise<void> {
  const edited = await loadEdited(work, from);
  if (!edited) return;
  await changeEdited(
    work,
    from,
    edited,
    [{ kind: 'set', block: articleItself, pointer: '/path', value: { json: to } }],
    { author, label: `Renamed from ${from} to ${to}` },
  );
}

async function move(work: Work, from: string, to: string): Promise<void> {
  await work
    .updateTable('articles')
    .set({ path: to, changed_at: sql<Date>`now()` })
    .where('path', '=', from)
    .where('origin', '=', 'own')
    .execute();
  await work
    .updateTable('edited_articles')
    .set({ path: to, updated_at: sql<Date>`now()` })
    .where('path', '=', from)
    .execute();
  // The search data and the description contain the path.
  await work
    .withTables<EditorTables>()
    .deleteFrom('listed_articles')
    .where('path', 'in', [from, to])
    .execute();
  for (const table of tablesByPath)
    await sql`update ${sql.table(table)} set path = ${to} where path = ${from}`.execute(work);
  await describeAgain(work, to);
}
