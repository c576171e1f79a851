import { type Kysely, sql } from 'kysely';
import { ChangeNotices } from '../../source/changeNotices.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import type { StoreTables } from '../tables/tables.ts';
import { cmsChannel } from './channels.ts';
import type { NoticeChannel } from './postgresNotices.ts';

/**
 * What a CMS says that it has changed, for all instances that share a server. It is kept nowhere: an instance that did not hear of it shows it
 * when its page is due.
 */
export class CmsChanges {
  readonly #db: Kysely<StoreTables>;
  readonly #instance: string | undefined;
  readonly #changes: ChangeNotices;

  /** @param instance what this one is called among others; undefined where the database is its own */
  constructor(db: Kysely<StoreTables>, instance: string | undefined, log: ContentLog) {
    this.#db = db;
    this.#instance = instance;
    this.#changes = new ChangeNotices(log);
  }

  /** Tells all instances, this one too, at which paths something has changed. */
  async tell(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.#changes.emit(path);
    if (this.#instance === undefined || paths.length === 0) return;
    await sql`select pg_notify(${cmsChannel}, ${this.#instance} || ' ' || told.path)
      from unnest(${paths}::text[]) as told(path)`.execute(this.#db);
  }

  /** Calls the listener with each path. Returns the way to stop it. */
  onChange(listener: (path: string) => void): () => void {
    return this.#changes.add(listener);
  }

  /** What other instances tell. */
  channels(): NoticeChannel[] {
    return [{ name: cmsChannel, begins: '/', heard: (path) => this.#changes.emit(path) }];
  }
}
