import { sql } from 'kysely';
import { readEnvelope, storedArticle } from '../../source/articleDocument.ts';
import { publishing, showRevision } from '../articles/articleStore.ts';
import { endRedirect } from '../articles/redirects.ts';
import { forgetDescription } from '../described/describeArticles.ts';
import { removeFromIndex } from '../search/searchIndex.ts';
import { databaseText } from '../tables/databaseText.ts';
import { ownColumns } from '../tables/origin.ts';
import type { Database, Work } from '../tables/tables.ts';

/** By index: the two columns have different collations. */
const revisionsOf = sql`revisions where revisions.path = articles.path collate "default"`;

/** Only our own articles have revisions. */
export const isOnOwn = sql<boolean>`exists (select from ${revisionsOf})`;

interface TakenRow {
  path: string;
  revision: string;
  body: unknown;
  created_at: Date;
  was_published: boolean;
}

/** Small, because each is a whole article. */
const batch = 20;

export async function restoreOwn(work: Work): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<TakenRow>`
      select articles.path, id::text as revision, body, created_at, own_revision is not null as was_published
      from articles cross join lateral (
        select id, body, created_at from ${revisionsOf} and id = coalesce(own_revision, id) order by id desc limit 1
      ) last
      where origin = 'cms' and articles.path > ${after} order by articles.path limit ${batch} for update of articles`.execute(
      work,
    );
    for (const row of rows) await restoreOwnArticle(work, row);
    if (rows.length < batch) return;
    after = rows.at(-1)?.path ?? after;
  }
}

export function restoreAllOwn(db: Database): Promise<void> {
  return publishing(db, restoreOwn);
}

async function restoreOwnArticle(work: Work, row: TakenRow): Promise<void> {
  const { path, revision, body, created_at, was_published } = row;
  if (was_published) {
    await endRedirect(work, path);
    await showRevision(work, path, revision, storedArticle(body, path), created_at);
    return;
  }
  const { title, description } = readEnvelope(path, body);
  await work
    .updateTable('articles')
    .set({
      ...ownColumns,
      title: databaseText(title),
      description: databaseText(description),
      published_at: null,
      changed_at: sql<Date>`now()`,
    })
    .where('path', '=', path)
    .execute();
  await removeFromIndex(work, path);
  await forgetDescription(work, path);
}
