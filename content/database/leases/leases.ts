import { sql } from 'kysely';
import type { Database } from '../tables/tables.ts';

/**
 * Work that one instance does for all that share a database. Who does it holds a lease, and takes it again before it ends; of an instance that
 * dies the lease ends by itself, and the next one that asks gets it.
 */
export class Leases {
  readonly #db: Database;
  readonly #holder: string;

  /** @param holder what this instance is called among others */
  constructor(db: Database, holder: string) {
    this.#db = db;
    this.#holder = holder;
  }

  /**
   * Takes a lease, or takes it again. Says whether this instance holds it now.
   *
   * @param duration until it ends by itself, in milliseconds
   */
  async take(name: string, duration: number): Promise<boolean> {
    const until = sql`now() + make_interval(secs => ${duration / 1000})`;
    const { rows } = await sql`
      insert into leases as held (name, holder, until) values (${name}, ${this.#holder}, ${until})
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where held.holder = excluded.holder or held.until <= now()
      returning name`.execute(this.#db);
    return rows.length > 0;
  }

  /** Gives a lease back, where this instance holds it. */
  async release(name: string): Promise<void> {
    await this.#db.deleteFrom('leases').where('name', '=', name).where('holder', '=', this.#holder).execute();
  }
}
