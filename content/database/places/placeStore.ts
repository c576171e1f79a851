import type { Deleted } from '#editing/editorPages.ts';
import type { ChangeBus } from '../../changes/changeBus.ts';
import { getDeletion } from '../articles/deletedArticles.ts';
import { formerPaths, presentPath } from '../articles/redirects.ts';
import type { Database } from '../tables/tables.ts';
import type { PlaceAuthor } from './concernsReaders.ts';
import { bringBack, deleteArticle } from './deletion.ts';
import { type RenameOutcome, renameArticle } from './renameArticle.ts';

/** Where articles stand: what becomes of them when they get another path, are deleted, and brought back. */
export class PlaceStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Gives an article another path. Every path that leads there now has news for its readers. */
  async rename(path: string, to: string, author: PlaceAuthor): Promise<RenameOutcome> {
    const outcome = await renameArticle(this.#db, path, to, author);
    if (outcome.ok) {
      for (const changed of [to, ...outcome.led]) {
        this.#changes.publishHere('articles', changed);
        this.#changes.publishHere('operations', changed);
      }
    }
    return outcome;
  }

  /**
   * Takes an article from its readers and from the list, and cancels what is planned for it; all that is kept of it stays.
   * Says whether it was there.
   */
  async delete(path: string, author: PlaceAuthor): Promise<boolean> {
    const isDeleted = await deleteArticle(this.#db, path, author);
    if (isDeleted) {
      this.#changes.publishHere('articles', path);
      this.#changes.publishHere('schedules', path);
    }
    return isDeleted;
  }

  /** Says whether it was deleted. */
  async bringBack(path: string, how: { published: boolean; author: string }): Promise<boolean> {
    const isBack = await bringBack(this.#db, path, how);
    if (isBack) this.#changes.publishHere('articles', path);
    return isBack;
  }

  deletionOf(path: string): Promise<Deleted | undefined> {
    return getDeletion(this.#db, path);
  }

  /** Where an article stands now that editors know by a path. */
  present(path: string): Promise<string> {
    return presentPath(this.#db, path);
  }

  /** The paths that an article had before. */
  former(path: string): Promise<string[]> {
    return formerPaths(this.#db, path);
  }
}
