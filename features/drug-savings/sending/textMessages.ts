import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import type { Outbox } from '#platform/outbox.ts';
import { sendToPublic } from '#platform/upstream/sendToPublic.ts';
import { Upstream } from '#platform/upstream/upstream.ts';
import { UpstreamError } from '#platform/upstream/upstreamError.ts';
import type { SendTables } from './sendTables.ts';

export interface TextMessages {
  /** @throws UpstreamError when it was rejected, or the result is unknown */
  send: (to: string, text: string) => Promise<void>;
  close: () => void;
}

/** A reader waits for the response. */
export const textDeadlineMs = 7_000;
const maxAnswerBytes = 64 * 1024;

/** A paid service. It gets a number, a text and a meaningless reference. */
export function textService({ url, token }: { url: string; token: string }): TextMessages {
  const upstream = new Upstream({
    deadlineMs: textDeadlineMs,
    attemptTimeoutMs: textDeadlineMs,
    maxConcurrent: 32,
    send: sendToPublic,
  });
  return {
    send: async (to, text) => {
      const { status } = await upstream.ask({
        url: new URL(`${url.replace(/\/$/, '')}/messages`),
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ to, text, reference: randomUUID() }),
        maxBytes: maxAnswerBytes,
      });
      if (status !== 202) throw new UpstreamError('status', `It returned ${status}.`, { status });
    },
    close: () => upstream.close(),
  };
}

export function textsToOutbox(outbox: Outbox): TextMessages {
  return {
    send: async (to, text) => outbox.add({ kind: 'text', to, title: 'Pharmacy coupon', text }),
    close: () => undefined,
  };
}

/** By the database's clock. @returns whether it may still be sent */
export async function countText(database: Database, most: number): Promise<boolean> {
  const counted = await database
    .withTables<SendTables>()
    .insertInto('drug_savings_days')
    .values({ day: sql`(now() at time zone 'utc')::date`, texts: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ texts: sql`drug_savings_days.texts + 1` })
        .where('drug_savings_days.texts', '<', most),
    )
    .returning('texts')
    .executeTakeFirst();
  return counted !== undefined && counted.texts <= most;
}
