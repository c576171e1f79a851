import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import type { ContentLog } from '#content/source/contentLog.ts';
import { errorCodeOf } from '#platform/errorCode.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import { type Outcome, providerFailed, type Refusal, refusals } from './sendAnswer.ts';
import type { SendTables } from './sendTables.ts';

/** Longer than any provider's timeout: a send without a result is unknown from then on. */
export const unknownAfterSeconds = 15;
const lookEvery = 200;

/** Nothing was started. */
export class NoStoreError extends Error {
  override readonly name = 'NoStoreError';
}

interface SendOnceParts {
  database: Database;
  log: Pick<ContentLog, 'warn'>;
}

interface Sending {
  /** Called once, before anything is stored. */
  admit: () => Promise<Refusal | undefined>;
  /** @throws NoStoreError when nothing was tried; another error when the result is unknown */
  send: () => Promise<Outcome | Refusal>;
}

/** For 24 hours a repeated idempotency key gets the first result. Stores only hashes, keyed against guessing. */
export class SendOnce {
  readonly #db: Kysely<SendTables>;
  readonly #log: SendOnceParts['log'];
  readonly #flights = new SingleFlight<Outcome | Refusal>();

  constructor({ database, log }: SendOnceParts) {
    this.#db = database.withTables<SendTables>();
    this.#log = log;
  }

  /** @throws NoStoreError */
  run(key: string, wish: readonly string[], sending: Sending): Promise<Outcome | Refusal> {
    const hashes = {
      key_hash: createHash('sha256').update(key).digest('base64url'),
      wish_hash: createHmac('sha256', key).update(JSON.stringify(wish)).digest('base64url'),
    };
    return this.#flights.run(`${hashes.key_hash} ${hashes.wish_hash}`, () => this.#run(hashes, sending));
  }

  async purge(): Promise<void> {
    await this.#db.deleteFrom('drug_savings_sends').where('begun_at', '<', aDayAgo).execute();
    await this.#db.deleteFrom('drug_savings_days').where('day', '<', lastWeek).execute();
  }

  async #run(hashes: Hashes, { admit, send }: Sending): Promise<Outcome | Refusal> {
    let isAdmitted = false;
    do {
      const known = await this.#known(hashes);
      if (known) return known;
      if (!isAdmitted) {
        const refusal = await admit();
        if (refusal) return refusal;
        isAdmitted = true;
      }
    } while (!(await inStore(() => this.#claim(hashes))));
    try {
      const answer = await send();
      await this.#settle(hashes, answer);
      return answer;
    } catch (error) {
      if (error instanceof NoStoreError) await this.#settle(hashes, refusals.noStore);
      throw error;
    }
  }

  async #known({ key_hash, wish_hash }: Hashes): Promise<Outcome | Refusal | undefined> {
    for (;;) {
      const row = await inStore(async () =>
        this.#db
          .selectFrom('drug_savings_sends')
          .select(['wish_hash', 'outcome'])
          .select(sql<boolean>`begun_at < now() - make_interval(secs => ${unknownAfterSeconds})`.as('isOver'))
          .where('key_hash', '=', key_hash)
          .where('begun_at', '>=', aDayAgo)
          .executeTakeFirst(),
      );
      if (!row) return undefined;
      if (row.wish_hash !== wish_hash) return refusals.otherWish;
      if (row.outcome) return row.outcome;
      if (row.isOver) return providerFailed;
      await wait(lookEvery);
    }
  }

  async #claim(hashes: Hashes): Promise<boolean> {
    const claimed = await this.#db
      .insertInto('drug_savings_sends')
      .values(hashes)
      .onConflict((conflict) =>
        conflict
          .column('key_hash')
          .doUpdateSet({ wish_hash: hashes.wish_hash, begun_at: sql`now()`, outcome: sql`null` })
          .where('drug_savings_sends.begun_at', '<', aDayAgo),
      )
      .returning('key_hash')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  /** Deletes the claim if there was no attempt. If it fails, repeats get an unknown result. */
  async #settle({ key_hash }: Hashes, answer: Outcome | Refusal): Promise<void> {
    const isStored = answer.status === 200 || answer.status === 502;
    try {
      const change = isStored
        ? this.#db
            .updateTable('drug_savings_sends')
            .set({ outcome: JSON.stringify(answer) })
            .where('key_hash', '=', key_hash)
        : this.#db.deleteFrom('drug_savings_sends').where('key_hash', '=', key_hash);
      await change.execute();
    } catch (error) {
      // Not the error itself: a database error may contain the values.
      const code = errorCodeOf(error);
      this.#log.warn({ code }, 'drug savings: the outcome of a send could not be stored');
    }
  }
}

type Hashes = Pick<SendTables['drug_savings_sends'], 'key_hash' | 'wish_hash'>;

const aDayAgo = sql<Date>`now() - interval '24 hours'`;
const lastWeek = sql<Date>`current_date - 7`;

/** @throws NoStoreError when the store does not respond */
export async function inStore<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    throw new NoStoreError('The store cannot be reached.', { cause });
  }
}
