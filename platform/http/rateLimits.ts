import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withinTime } from '../timeLimit.ts';
import { networkOf } from './clientAddress.ts';

/** How often somebody may ask. */
export interface RateLimit {
  most: number;
  /** The length of the window in which they are counted. */
  seconds: number;
}

/** Counts for one purpose. */
export interface Counting {
  /**
   * Counts once more and returns how many seconds the client has to wait; 0 if it need not.
   *
   * @param cost what the request counts as, by default 1
   */
  secondsToWait: (who: string | undefined, cost?: number) => Promise<number>;
  /** The same without counting: whether they have been here as often as they may. */
  secondsLeft: (who: string | undefined) => Promise<number>;
}

/** A database that several servers share, as far as counting needs it. */
export interface CountingDatabase {
  query: (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>;
}

/** A count is worth no more of a reader's time, in milliseconds: then this process counts alone. */
const databaseLimit = 300;
/** The table of counts, made by the store's migrations. */
const countingTable = 'rate_limits';
/** How often counts that are over should be deleted. */
export const countsCleaningIntervalMs = 10 * 60_000;

/**
 * How often clients may ask, for all routes and features. Counts are in memory; with a database that servers share they are
 * there, and in memory for as long as it does not answer. Neither holds an address, only a hash of it, and no longer than its window and
 * ten minutes.
 */
export class RateLimits {
  readonly #database: CountingDatabase | undefined;
  readonly #answersWithin: number;

  /** @param answersWithin how long the database may take for a count, in milliseconds */
  constructor(database?: CountingDatabase, answersWithin = databaseLimit) {
    this.#database = database;
    this.#answersWithin = answersWithin;
  }

  /** @param name of what is counted, such as the address of a route: each has counts of its own */
  of(name: string, { most, seconds }: RateLimit): Counting {
    const options = { points: most, duration: seconds, keyPrefix: name };
    const inMemory = new RateLimiterMemory(options);
    const limiter = this.#database
      ? new RateLimiterPostgres({
          ...options,
          storeClient: clientOf(this.#database, this.#answersWithin),
          storeType: 'client',
          tableName: countingTable,
          tableCreated: true,
          clearExpiredByTimeout: false,
          insuranceLimiter: inMemory,
          // A refused client is refused from memory, without a statement, until its window ends.
          inMemoryBlockOnConsumed: most + 1,
        })
      : inMemory;
    return {
      secondsToWait: async (who, cost = 1) => {
        try {
          await limiter.consume(keyOf(who), cost);
          return 0;
        } catch (refusal) {
          if (refusal instanceof RateLimiterRes) return secondsOf(refusal);
          throw refusal;
        }
      },
      secondsLeft: async (who) => {
        const counted = await limiter.get(keyOf(who));
        return counted && counted.consumedPoints >= most ? secondsOf(counted) : 0;
      },
    };
  }

  /** Deletes counts in the database whose windows are over. */
  async deleteExpired(): Promise<void> {
    await this.#database?.query(`delete from ${countingTable} where expire < $1`, [Date.now()]);
  }
}

/** What the library asks of a client of PostgreSQL. */
function clientOf(database: CountingDatabase, answersWithin: number) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const rows = await withinTime(answersWithin, database.query(text, values));
      return { rows, rowCount: rows.length };
    },
  };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

function keyOf(who: string | undefined): string {
  return createHash('sha256').update(networkOf(who)).digest('base64url');
}
