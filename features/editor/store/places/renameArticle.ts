import { sql } from 'kysely';
import { publishToOthers } from '#content/changes/change.ts';
import { publishing } from '#content/database/articles/articleStore.ts';
import { formerPaths, leadOn } from '#content/database/articles/redirects.ts';
import { standsAt } from '#content/database/articles/standsAt.ts';
import { describeAgain } from '#content/database/finding/findable.ts';
import { changeEdited, loadEdited, lockArticle } from '#content/database/operations/editedRow.ts';
import { removeFromIndex } from '#content/database/search/searchIndex.ts';
import type { Database, Work } from '#content/database/tables/tables.ts';
import { checkPath } from '#content/source/articleDocument.ts';
import { articleItself } from '#editing/editedArticle.ts';
import type { EditorTables } from '../tables.ts';
import {
  ConcernsReadersError,
  concernsReaders,
  leadsReadersElsewhere,
  type PlaceAuthor,
} from './concernsReaders.ts';

/** `taken`: another article has that path; `no-article`: there is none to rename. Nothing was done. */
export type RenameOutcome =
  /** `led` are all paths that lead there now. */
  { ok: true; led: readonly string[] } | { ok: false; because: 'taken' | 'no-article' };

/**
 * Tables with an article's path. Tables with a foreign key to `articles` or `edited_articles` are updated by
 * it, and not listed.
 */
export const tablesByPath = [
  'revisions',
  'drafts',
  'deleted_articles',
  'reviews',
  'schedules',
  'standings',
] as const;

/**
 * Renames an article with all its data: revisions, draft, history, comments. The old path redirects to it.
 * @throws InvalidArticleError for an invalid new path
 * @throws ConcernsReadersError when readers are affected and the author may not change that
 */
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
    if (!(await standsAt(work, from))) return { ok: false, because: 'no-article' };
    if (from === to || (await standsAt(work, to))) return { ok: false, because: 'taken' };
    const isForReaders = (await concernsReaders(work, from)) || (await leadsReadersElsewhere(work, to, from));
    if (isForReaders && !mayChangeReaders) throw new ConcernsReadersError();
    await makeRoom(work, to);
    await tellInLog(work, from, to, author);
    await move(work, from, to);
    await leadOn(work, from, to, author);
    const led = await formerPaths(work, to);
    await publishToOthers(work, { topic: 'articles', keys: led });
    await publishToOthers(work, { topic: 'operations', keys: [from] });
    return { ok: true, led };
  });
}

/**
 * Removes leftovers at the new path: of an editor who opened it without an article, or of a disconnected CMS.
 */
async function makeRoom(work: Work, to: string): Promise<void> {
  for (const table of ['parked_operations', 'article_snapshots'] as const)
    await work.deleteFrom(table).where('path', '=', to).execute();
  await work.deleteFrom('edited_articles').where('path', '=', to).execute();
  await removeFromIndex(work, to);
  await work.deleteFrom('articles').where('path', '=', to).execute();
}

/** The path is a field of the article: open windows learn of it as of any other change. */
async function tellInLog(work: Work, from: string, to: string, author: string): Promise<void> {
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
  // The path is a part of the search data, which must be rebuilt.
  await work
    .withTables<EditorTables>()
    .deleteFrom('listed_articles')
    .where('path', 'in', [from, to])
    .execute();
  for (const table of tablesByPath)
    await sql`update ${sql.table(table)} set path = ${to} where path = ${from}`.execute(work);
  // Words of the path are a part of its description.
  await describeAgain(work, to);
}
