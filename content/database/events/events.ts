import { sql } from 'kysely';
import { maxBatchEvents, maxEventBytes } from '#contracts/tracking.ts';
import type { Database } from '../tables/tables.ts';

/** Stated to readers: a change must update the privacy page too. */
export const eventRetentionDays = 90;
const exportBatch = 500;

/** Without an address or anything that identifies a reader; `schemas/events.json` ensures that. */
export interface TrackedEvent {
  kind: string;
  path: string;
  data: { readonly [key: string]: unknown };
}

export interface StoredEvent extends TrackedEvent {
  /** To the minute, ISO 8601: seconds would help to tell readers apart. */
  receivedAt: string;
}

export class EventsFullError extends Error {
  override readonly name = 'EventsFullError';
}

/** A reader's page reports one to three kilobytes. */
export const defaultMaxBytes = 2 * 1024 ** 3;
/** Cache time of the stored size: rate limits bound the growth meanwhile. */
const sizeBelievedMs = 60_000;

export function isStorable(event: TrackedEvent): boolean {
  return storedBytes(event) <= maxEventBytes;
}

export function storedBytes(event: TrackedEvent): number {
  return Buffer.byteLength(bodyOf(event));
}

export class EventStore {
  readonly #db: Database;
  readonly #maxBytes: number;
  #size: { bytes: number; readAt: number } | undefined;

  constructor(db: Database, maxBytes = defaultMaxBytes) {
    this.#db = db;
    this.#maxBytes = maxBytes;
  }

  /** Atomic. @throws RangeError if the batch or an event is too large; EventsFullError if the store is full */
  async record(events: readonly TrackedEvent[]): Promise<void> {
    if (events.length === 0) return;
    if (events.length > maxBatchEvents)
      throw new RangeError(`At most ${maxBatchEvents} events are allowed in one request.`);
    if (!events.every(isStorable)) throw new RangeError(`An event has more than ${maxEventBytes} bytes.`);
    const rows = events.map((event) => ({
      kind: columnText(event.kind),
      path: columnText(event.path),
      body: bodyOf(event),
      received_at: sql<Date>`date_trunc('minute', now())`,
    }));
    if ((await this.#bytes()) >= this.#maxBytes)
      throw new EventsFullError(`Stored events use ${this.#maxBytes} bytes, which is their limit.`);
    const bytes = rows.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
    await this.#db
      .with('counted', (db) =>
        db
          .insertInto('event_days')
          .values({ day: sql<Date>`current_date`, bytes: String(bytes) })
          .onConflict((conflict) =>
            conflict.column('day').doUpdateSet({ bytes: sql`event_days.bytes + excluded.bytes` }),
          ),
      )
      .insertInto('events')
      .values(rows)
      .execute();
  }

  async #bytes(): Promise<number> {
    if (this.#size && performance.now() - this.#size.readAt < sizeBelievedMs) return this.#size.bytes;
    const { bytes } = await this.#db
      .selectFrom('event_days')
      .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
      .executeTakeFirstOrThrow();
    this.#size = { bytes: Number(bytes), readAt: performance.now() };
    return this.#size.bytes;
  }

  async *export(query: { since?: Date; kind?: string } = {}): AsyncIterable<StoredEvent> {
    const { since, kind } = query;
    let after = '0';
    for (;;) {
      const rows = await this.#db
        .selectFrom('events')
        .selectAll()
        .where('id', '>', after)
        .$if(since !== undefined, (select) => select.where('received_at', '>=', since ?? new Date(0)))
        .$if(kind !== undefined, (select) => select.where('kind', '=', kind ?? ''))
        .orderBy('id')
        .limit(exportBatch)
        .execute();
      for (const row of rows) {
        yield {
          kind: row.kind,
          path: row.path,
          data: { ...row.body },
          receivedAt: row.received_at.toISOString(),
        };
      }
      if (rows.length < exportBatch) return;
      after = String(rows.at(-1)?.id ?? after);
    }
  }

  async purge(now: Date = new Date()): Promise<number> {
    const oldest = new Date(now.getTime() - eventRetentionDays * 24 * 60 * 60 * 1000);
    const { numDeletedRows } = await this.#db
      .deleteFrom('events')
      .where('received_at', '<', oldest)
      .executeTakeFirst();
    await this.#db.deleteFrom('event_days').where('day', '<', oldest).execute();
    this.#size = undefined;
    return Number(numDeletedRows);
  }
}

/** A json column can store an escaped U+0000, a text column cannot. */
function bodyOf({ data }: TrackedEvent): string {
  return JSON.stringify(data);
}

function columnText(text: string): string {
  return text.replaceAll('\0', '').slice(0, 300).toWellFormed();
}
