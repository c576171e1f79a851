import { setTimeout as wait } from 'node:timers/promises';
import type { ContentLog } from '../../source/contentLog.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Database } from '../tables/tables.ts';
import { lookForOutdated, reindex } from './reindex.ts';
import { nextDue, type Occasion, relateAnew } from './relateAnew.ts';
import { describeAnew, type LookedAt, lookForMissing } from './undescribed.ts';

/** Between one article and the next, so that nobody notices, in milliseconds. */
const pause = 5;
/** While readers wait, in milliseconds. */
const busyPause = 50;
/** So often it gives way for one article: where readers always wait, it is done all the same. */
const mostRests = 20;
/** An article at which it fails so often is left until it changes. */
const mostTries = 2;
/** After the database could not be asked, it is left alone for so long, in milliseconds. */
const retryPause = 30_000;

interface KeeperParts {
  db: Database;
  shelf: Shelf;
  /** Calls the listener with the path of each article that changed. Returns the way to stop it. */
  onChange: (listener: (path: string) => void) => () => void;
  /** Whether readers wait for pages. */
  isBusy: () => boolean;
  /** Tells this instance which page shows something else now. */
  tell: (path: string) => void;
  log: ContentLog;
}

/** How far it has come through all articles. */
interface Walk {
  what: 'described' | 'indexed' | 'related';
  /** Those of which it is missing, and was not kept yet. */
  found: string[];
  /** Behind which others were not looked at; undefined where all were. */
  after: string | undefined;
}

/**
 * Keeps, with nobody waiting, by what articles are found from others and what their pages lead to, and tells the pages that show something
 * else now. At a start it goes through all articles, of which that may be missing: an earlier version has published them, or does beside
 * this one. From then on it looks at what changes.
 */
export class SurroundingsKeeper {
  readonly #parts: KeeperParts;
  readonly #stopListening: () => void;
  readonly #ended = new AbortController();
  /** Paths that a change was told of and that have not been looked at since. */
  readonly #told = new Set<string>();
  readonly #walk: Walk[] = wholeWalk();
  /** How often it has failed at an article. */
  readonly #failures = new Map<string, number>();
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
      // What has just changed goes before what was as it is for long.
      while (!this.#ended.signal.aborted) {
        const wasWork = (await this.#keepTold()) || (await this.#relateDue()) || (await this.#walkOn());
        if (!wasWork) return;
        await this.#giveWay();
      }
    } catch (error) {
      if (this.#ended.signal.aborted) return;
      this.#parts.log.warn({ err: error }, 'what pages show of other articles could not be kept');
      this.#walk.splice(0, this.#walk.length, ...wholeWalk());
      void this.#rest(retryPause).then(
        () => this.upToDate(),
        () => undefined,
      );
    }
  }

  async #keepTold(): Promise<boolean> {
    const [path] = this.#told;
    if (path === undefined) return false;
    this.#told.delete(path);
    this.#failures.delete(path);
    await this.#try(path, async () => {
      await describeAnew(this.#parts.db, this.#parts.shelf, path);
      await this.#relate(path, 'news');
    });
    return true;
  }

  async #relateDue(): Promise<boolean> {
    const { db, shelf } = this.#parts;
    const left = [...this.#failures.keys()].filter((path) => this.#isLeft(path));
    const path = await nextDue(db, shelf, left);
    if (path === undefined) return false;
    await this.#try(path, () => this.#relate(path, 'due'));
    return true;
  }

  /** Of all articles first what they are found by, and in a search, then what is found by that. */
  async #walkOn(): Promise<boolean> {
    const [walk] = this.#walk;
    if (!walk) return false;
    const path = walk.found.shift();
    if (path === undefined) {
      if (walk.after === undefined) this.#walk.shift();
      else Object.assign(walk, await this.#look(walk.what, walk.after));
      return true;
    }
    if (this.#isLeft(path)) return true;
    await this.#try(path, () => this.#make(walk.what, path));
    return true;
  }

  #look(what: Walk['what'], after: string): Promise<LookedAt> {
    const { db, shelf } = this.#parts;
    return what === 'indexed' ? lookForOutdated(db, shelf, after) : lookForMissing(db, shelf, what, after);
  }

  #make(what: Walk['what'], path: string): Promise<void> {
    const { db, shelf } = this.#parts;
    if (what === 'related') return this.#relate(path, 'missing');
    return what === 'indexed' ? reindex(db, shelf, path) : describeAnew(db, shelf, path);
  }

  async #relate(path: string, occasion: Occasion): Promise<void> {
    for (const page of await relateAnew(this.#parts, path, occasion)) this.#parts.tell(page);
  }

  async #try(path: string, work: () => Promise<void>): Promise<void> {
    this.#failures.set(path, (this.#failures.get(path) ?? 0) + 1);
    await work();
    this.#failures.delete(path);
  }

  #isLeft(path: string): boolean {
    return (this.#failures.get(path) ?? 0) >= mostTries;
  }

  async #giveWay(): Promise<void> {
    await this.#rest(pause);
    for (let rests = 0; this.#parts.isBusy() && rests < mostRests; rests += 1) await this.#rest(busyPause);
  }

  async #rest(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#ended.signal, ref: false });
  }
}

function wholeWalk(): Walk[] {
  return [
    { what: 'described', found: [], after: '' },
    { what: 'indexed', found: [], after: '' },
    { what: 'related', found: [], after: '' },
  ];
}
