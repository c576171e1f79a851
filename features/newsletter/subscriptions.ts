import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import type { ListedSubscription, NewsletterSubscription } from '#contracts/newsletter.ts';
import { addressKey, envelopeAddress } from '#platform/mail/envelopeAddress.ts';
import type { NewsletterTables } from './migrations.ts';

/** Between two mails to the same address. */
export const pauseMs = 10 * 60_000;
export const mostMailsADay = 4;
const dayMs = 24 * 60 * 60_000;
export const unconfirmedForMs = 7 * dayMs;
export const endedForMs = 30 * dayMs;

export interface SignUpResult {
  id: string;
  /** False shortly after another mail. */
  isDue: boolean;
  isKnown: boolean;
}

export interface ConfirmedWish {
  email: string;
  isNew: boolean;
  lists: string[];
  source: string | undefined;
  campaignTracker: string | undefined;
  correlationId: string | undefined;
}

export type StoredSubscription = Omit<ListedSubscription, 'unsubscribePath'> & {
  id: string;
};

/** Identifies an address to partners without revealing it. */
export function hashOfAddress(email: string): string {
  return createHash('sha256').update(addressKey(email)).digest('hex');
}

/** Each operation is atomic; all instances share the state. */
export class Subscriptions {
  readonly #db: Kysely<NewsletterTables>;

  constructor(database: Database) {
    this.#db = database.withTables<NewsletterTables>();
  }

  async ask(
    { email, lists, source, ...details }: NewsletterSubscription & { lists: readonly string[] },
    now = new Date(),
  ): Promise<SignUpResult> {
    return this.#db.transaction().execute(async (work) => {
      // Changes nothing but locks the row against concurrent sign-ups for the address.
      const { id } = await work
        .insertInto('newsletter_readers')
        .values({
          id: randomUUID(),
          address: addressKey(email),
          email: envelopeAddress(email) ?? email.trim(),
          asked_at: now,
          mails_since: now,
        })
        .onConflict((conflict) => conflict.column('address').doUpdateSet({ asked_at: now }))
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = await work
        .selectFrom('newsletter_subscriptions')
        .select('list')
        .where('reader', '=', id)
        .where('confirmed_at', 'is not', null)
        .where('ended_at', 'is', null)
        .execute();
      const confirmed = new Set(rows.map(({ list }) => list));
      const unconfirmed = lists.filter((list) => !confirmed.has(list));
      const wish = { source: source ?? null, details: JSON.stringify(details), asked_at: now };
      for (const list of unconfirmed) {
        await work
          .insertInto('newsletter_subscriptions')
          .values({ reader: id, list, ...wish })
          .onConflict((conflict) =>
            conflict.columns(['reader', 'list']).doUpdateSet({ ...wish, confirmed_at: null, ended_at: null }),
          )
          .execute();
      }
      const since = new Date(now.getTime() - dayMs);
      const claimed = await work
        .updateTable('newsletter_readers')
        .set({
          mailed_at: now,
          mails: sql<number>`case when mails_since <= ${since} then 1 else mails + 1 end`,
          mails_since: sql<Date>`case when mails_since <= ${since} then ${now} else mails_since end`,
        })
        .where('id', '=', id)
        .where((row) =>
          row.and([
            row.or([row('mailed_at', 'is', null), row('mailed_at', '<=', new Date(now.getTime() - pauseMs))]),
            row.or([row('mails', '<', mostMailsADay), row('mails_since', '<=', since)]),
          ]),
        )
        .returning('id')
        .executeTakeFirst();
      return { id, isDue: claimed !== undefined, isKnown: unconfirmed.length === 0 };
    });
  }

  async addressOf(id: string): Promise<string | undefined> {
    const query = this.#db.selectFrom('newsletter_readers').select('email').where('id', '=', id);
    return (await query.executeTakeFirst())?.email;
  }

  /** The next sign-up sends a mail without a pause. */
  async notSent(id: string): Promise<void> {
    await this.#db.updateTable('newsletter_readers').set({ mailed_at: null }).where('id', '=', id).execute();
  }

  /** @returns the address, what is new, and the form's fields; undefined without a sign-up */
  async confirm(id: string, lists: readonly string[], now = new Date()): Promise<ConfirmedWish | undefined> {
    if (lists.length === 0) return undefined;
    return this.#db.transaction().execute(async (work) => {
      const reader = await work
        .selectFrom('newsletter_readers')
        .select('email')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const wished = await work
        .selectFrom('newsletter_subscriptions')
        .select(['list', 'confirmed_at', 'source', 'details'])
        .where('reader', '=', id)
        .where('list', 'in', lists)
        .where('ended_at', 'is', null)
        .execute();
      if (!reader || wished.length === 0) return undefined;
      const fresh = wished.filter(({ confirmed_at }) => confirmed_at === null);
      for (const { list } of fresh) {
        await work
          .updateTable('newsletter_subscriptions')
          .set({ confirmed_at: now })
          .where('reader', '=', id)
          .where('list', '=', list)
          .execute();
      }
      const [first] = fresh;
      return {
        email: reader.email,
        isNew: first !== undefined,
        lists: fresh.map(({ list }) => list),
        source: first?.source ?? undefined,
        campaignTracker: textOf(first?.details.campaignTracker),
        correlationId: textOf(first?.details.correlationId),
      };
    });
  }

  async end(id: string, now = new Date()): Promise<boolean> {
    const ended = await this.#db
      .updateTable('newsletter_subscriptions')
      .set({ ended_at: now })
      .where('reader', '=', id)
      .where('ended_at', 'is', null)
      .returning('list')
      .execute();
    return ended.length > 0;
  }

  async export(email?: string): Promise<StoredSubscription[]> {
    let query = this.#db
      .selectFrom('newsletter_subscriptions as wish')
      .innerJoin('newsletter_readers as reader', 'reader.id', 'wish.reader')
      .select([
        'reader.id',
        'reader.email',
        'wish.list',
        'wish.source',
        'wish.details',
        'wish.asked_at',
        'wish.confirmed_at',
        'wish.ended_at',
      ])
      .orderBy('reader.address')
      .orderBy('wish.list');
    if (email !== undefined) query = query.where('reader.address', '=', addressKey(email));
    return (await query.execute()).map((row) => ({
      email: row.email,
      emailHash: hashOfAddress(row.email),
      id: row.id,
      list: row.list,
      ...(row.source === null ? {} : { source: row.source }),
      details: row.details,
      askedAt: row.asked_at.toISOString(),
      ...(row.confirmed_at ? { confirmedAt: row.confirmed_at.toISOString() } : {}),
      ...(row.ended_at ? { endedAt: row.ended_at.toISOString() } : {}),
    }));
  }

  /** With all its data. Returns whether there was any. */
  async erase(email: string): Promise<boolean> {
    const erased = await this.#db
      .deleteFrom('newsletter_readers')
      .where('address', '=', addressKey(email))
      .returning('id')
      .execute();
    return erased.length > 0;
  }

  /** After their retention. Returns the number of erased addresses. */
  async purge(now = new Date()): Promise<number> {
    return this.#db.transaction().execute(async (work) => {
      await work
        .deleteFrom('newsletter_subscriptions')
        .where((row) =>
          row.or([
            row.and([
              row('confirmed_at', 'is', null),
              row('asked_at', '<', new Date(now.getTime() - unconfirmedForMs)),
            ]),
            row('ended_at', '<', new Date(now.getTime() - endedForMs)),
          ]),
        )
        .execute();
      const deleted = await work
        .deleteFrom('newsletter_readers')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('newsletter_subscriptions')
                .select('list')
                .whereRef('newsletter_subscriptions.reader', '=', 'newsletter_readers.id'),
            ),
          ),
        )
        .where('asked_at', '<', new Date(now.getTime() - dayMs))
        .returning('id')
        .execute();
      return deleted.length;
    });
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
