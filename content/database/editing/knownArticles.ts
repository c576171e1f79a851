import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { articleText, type Edited, loadEdited } from '../operations/editedRow.ts';
import type { Database, Work } from '../tables/tables.ts';

/** An article as it was left, and when: together they say whether it still stands so in the database. */
interface Known {
  readonly edited: Edited;
  readonly changedAt: string;
}

/** In UTF-16 units of their JSON: a dozen long articles. */
const maxKnown = 5_000_000;

const knownIn = new WeakMap<Database, LRUCache<string, Known>>();

/**
 * What is kept of an article, as {@link loadEdited} gives it. Of articles that are being written, all but what has
 * changed since is in memory already: then nothing but that is asked, whether it stands as it did.
 */
export async function loadKnown(db: Database, work: Work, path: string): Promise<Edited | undefined> {
  const known = knownIn.get(db)?.get(path);
  if (known) {
    const row = await work
      .selectFrom('edited_articles')
      .select(['sequence', sql<string>`updated_at::text`.as('changed_at')])
      .where('path', '=', path)
      .executeTakeFirst();
    if (row?.sequence === known.edited.sequence && row.changed_at === known.changedAt) return known.edited;
  }
  return loadEdited(work, path);
}

/** Remembers how a transaction that is done has left an article. */
export function remember(db: Database, path: string, edited: Edited, changedAt: string): void {
  let known = knownIn.get(db);
  if (!known) {
    known = new LRUCache({
      maxSize: maxKnown,
      sizeCalculation: (one) => articleText(one.edited.article).length,
    });
    knownIn.set(db, known);
  }
  known.set(path, { edited, changedAt });
}
