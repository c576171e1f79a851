import { setTimeout as wait } from 'node:timers/promises';
import type { ContentLog } from '../../source/contentLog.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Database } from '../tables/tables.ts';
import { describeAnew, lookForUndescribed } from './undescribed.ts';

/** Between one article and the next, so that nobody notices, in milliseconds. */
const pause = 5;
/** While readers wait, in milliseconds. */
const busyPause = 50;
/** So often it gives way for one article: where readers always wait, it is done all the same. */
const mostRests = 20;
/** After the database could not be asked, it is left alone for so long, in milliseconds. */
const retryPause = 30_000;

interface KeeperParts {
  db: Database;
  shelf: Shelf;
  /** Calls the listener with the path of each article that changed. Returns the way to stop it. */
  onChange: (listener: (path: string) => void) => () => void;
  /** Whether readers wait for pages. */
  isBusy: () => boolean;
  log: ContentLog;
}

/**
 * Keeps, with nobody waiting, by what articles are found from others: of those that were published before that was kept, and of those
 * that an earlier version publishes beside this one. It goes through all articles at a start, and from then on looks at what changes.
 */
export class SurroundingsKeeper {
  readonly #parts: KeeperParts;
  readonly #stopListening: () => void;
  readonly #ended = new AbortController();
  /** Paths that a change was told of and that have not been looked at since. */
  readonly #told = new Set<string>();
  /** Behind which articles have not been looked at since the start; undefined where all were. */
  #lookAfter: string | undefined = '';
  #work: Promise<void> | undefined;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#stopListening = parts.onChange((path) => {
      this.#told.add(path);
      void this.upToDate();
    });
  }

  /** Settles when all that was told until now is kept, or could not be. The first time it goes through all articles. */
  upToDate(): Promise<void> {
    this.#work ??= this.#catchUp().finally(() => {
      this.#work = undefined;
    });
    return this.#work;
  }

  async close(): Promise<void> {
    this.#stopListening();
    this.#ended.abort();
    await this.#work;
  }

  async #catchUp(): Promise<void> {
    try {
      while (!this.#ended.signal.aborted) {
        // What has just changed goes before what was as it is for long.
        const [path] = this.#told;
        if (path !== undefined) await this.#keep(path);
        else if (this.#lookAfter !== undefined) await this.#look(this.#lookAfter);
        else return;
        await this.#rest(pause);
      }
    } catch (error) {
      if (this.#ended.signal.aborted) return;
      this.#parts.log.warn({ err: error }, 'articles could not be read for pages that lead to others');
      void wait(retryPause, undefined, { signal: this.#ended.signal, ref: false }).then(
        () => this.upToDate(),
        () => undefined,
      );
    }
  }

  async #look(after: string): Promise<void> {
    const { db, shelf } = this.#parts;
    const found = await lookForUndescribed(db, shelf, after);
    for (const path of found.paths) this.#told.add(path);
    this.#lookAfter = found.after;
  }

  async #keep(path: string): Promise<void> {
    const { db, shelf, isBusy } = this.#parts;
    for (let rests = 0; isBusy() && rests < mostRests; rests += 1) await this.#rest(busyPause);
    this.#told.delete(path);
    try {
      await describeAnew(db, shelf, path);
    } catch (error) {
      // Behind the others: it may be the one article that cannot be read.
      this.#told.add(path);
      throw error;
    }
  }

  async #rest(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#ended.signal, ref: false });
  }
}
