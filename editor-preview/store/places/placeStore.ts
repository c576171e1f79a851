import { publishToOthers } from '#content/changes/change.ts';
import type { ChangeBus } from '#content/changes/changeBus.ts';
import {
  getRevision,
  pointTo,
  publishing,
  unpublishInTransaction,
} from '#content/database/articles/articleStore.ts';
import { endDeletion, getDeletion } from '#content/database/articles/deletedArticles.ts';
import { endSchedules } from '#content/database/articles/endSchedules.ts';
import { isPathInUse } from '#content/database/articles/isPathInUse.ts';
import { recordStatusStep } from '#content/database/articles/recordStatusStep.ts';
import { formerPaths, presentPath } from '#content/database/articles/redirects.ts';
import { lockArticle } from '#content/database/operations/editedRow.ts';
import type { Database } from '#content/database/tables/tables.ts';
import type { Deleted } from '#editor-preview/model/editorPages.ts';
import { ConcernsReadersError, concernsReaders, type PlaceAuthor } from './concernsReaders.ts';
import { type RenameOutcome, renameArticle } from './renameArticle.ts';

export class PlaceStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Notifies all paths that lead to it. */
  async rename(path: string, to: string, author: PlaceAuthor): Promise<RenameOutcome> {
    const outcome = await renameArticle(this.#db, path, to, author);
    if (outcome.ok) {
      for (const changed of [to, ...outcome.redirected]) {
        this.#changes.publishHere('articles', changed);
        this.#changes.publishHere('operations', changed);
      }
    }
    return outcome;
  }

  /** Withdraws it, and keeps its data. Returns whether it existed. @throws ConcernsReadersError */
  async delete(path: string, { name: author, mayChangeReaders }: PlaceAuthor): Promise<boolean> {
    const isDeleted = await publishing(this.#db, async (work) => {
      await lockArticle(work, path);
      if (!(await isPathInUse(work, path)) || (await getDeletion(work, path))) return false;
      if (!mayChangeReaders && (await concernsReaders(work, path))) throw new ConcernsReadersError();
      const published = await work
        .selectFrom('articles')
        .select('published_revision')
        .where('path', '=', path)
        .executeTakeFirst();
      const published_revision = published?.published_revision ?? null;
      const reason = `${author} has deleted the article.`;
      for (const kind of ['publish', 'withdraw'] as const)
        await endSchedules(work, path, kind, { outcome: 'cancelled', reason });
      await unpublishInTransaction(work, path);
      await recordStatusStep(work, path, { step: 'deleted', author });
      await work.insertInto('deleted_articles').values({ path, author, published_revision }).execute();
      // Notifies the editor even if the article was not published.
      await publishToOthers(work, { topic: 'articles', keys: [path] });
      return true;
    });
    if (isDeleted) {
      this.#changes.publishHere('articles', path);
      this.#changes.publishHere('schedules', path);
    }
    return isDeleted;
  }

  /** As a draft, or as published if it was and `published` is set. Returns whether it was deleted. */
  async restore(
    path: string,
    { published, author }: { published: boolean; author: string },
  ): Promise<boolean> {
    const wasDeleted = await publishing(this.#db, async (work) => {
      await lockArticle(work, path);
      const row = await work
        .selectFrom('deleted_articles')
        .select('published_revision')
        .where('path', '=', path)
        .executeTakeFirst();
      if (!row) return false;
      await endDeletion(work, path);
      const revision = row.published_revision === null ? undefined : String(row.published_revision);
      const last = published && revision ? await getRevision(work, path, revision) : undefined;
      await recordStatusStep(work, path, { step: 'brought-back', author, revision: last?.revision });
      if (last) await pointTo(work, path, last.revision, last.value);
      else await publishToOthers(work, { topic: 'articles', keys: [path] });
      return true;
    });
    if (wasDeleted) this.#changes.publishHere('articles', path);
    return wasDeleted;
  }

  deletionOf(path: string): Promise<Deleted | undefined> {
    return getDeletion(this.#db, path);
  }

  /** @throws InvalidArticleError if no article has the id */
  present(path: string, id?: string): Promise<string> {
    return presentPath(this.#db, path, id);
  }

  former(path: string): Promise<string[]> {
    return formerPaths(this.#db, path);
  }
}
