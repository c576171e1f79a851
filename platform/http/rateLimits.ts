import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withinTime } from '../timeLimit.ts';
import { networkOf } from './clientAddress.ts';

export interface RateLimit {
  most: number;
  seconds: number;
}

export interface Counting {
  /** Counts a request; 0 if it is allowed. @param cost by default 1 */
  secondsToWait: (who: string | undefined, cost?: number) => Promise<number>;
  secondsLeft: (who: string | undefined) => Promise<number>;
}

export interface CountingDatabase {
  query: (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>;
}

/** After this time the process counts alone. */
const databaseLimitMs = 300;
const countingTable = 'rate_limits';
export const countsCleaningIntervalMs = 10 * 60_000;

/** The database with memory as fallback. Stores a hash of the address, until ten minutes after its window. */
export class RateLimits {
  readonly #database: CountingDatabase | undefined;
  readonly #answersWithin: number;

  constructor(database?: CountingDatabase, answersWithin = databaseLimitMs) {
    this.#database = database;
    this.#answersWithin = answersWithin;
  }

  /** @param name of what is counted, such as a route: each has separate counts */
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
          // A blocked client is refused from memory, without a query, until its window ends.
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

  async deleteExpired(): Promise<void> {
    await this.#database?.query(`delete from ${countingTable} where expire < $1`, [Date.now()]);
  }
}

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
