import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { articleText, type Edited, loadEdited } from '#content/database/operations/editedRow.ts';
import type { Work } from '#content/database/tables/tables.ts';

/** In UTF-16 units of their JSON: a dozen long articles. */
const maxKnown = 5_000_000;

/**
 * Cache of articles as this process has saved them. For those the database is only asked whether another
 * process has changed them.
 */
export class KnownArticles {
  readonly #known = new LRUCache<string, { edited: Edited; changedAt: string }>({
    maxSize: maxKnown,
    sizeCalculation: ({ edited }) => articleText(edited.article).length,
  });

  /** An article as {@link loadEdited} gives it. */
  async load(work: Work, path: string): Promise<Edited | undefined> {
    const known = this.#known.get(path);
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

  /** Caches an article after its transaction was committed. */
  remember(path: string, edited: Edited, changedAt: string): void {
    this.#known.set(path, { edited, changedAt });
  }
}
