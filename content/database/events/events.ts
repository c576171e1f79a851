import { sql } from 'kysely';
import { maxBatchEvents, maxEventBytes } from '../../../contracts/tracking.ts';
import type { Database } from '../tables/tables.ts';

/** How long what readers' browsers reported is kept. Stated to readers: whoever changes it changes the privacy page. */
export const eventRetentionDays = 90;
const exportBatch = 500;

/** What happened on a page. It holds no address and nothing that identifies a reader; `schemas/events.json` sees to it. */
export interface TrackedEvent {
  kind: string;
  /** The page's path. */
  path: string;
  /** The event as it was checked against its schema. */
  data: { readonly [key: string]: unknown };
}

export interface StoredEvent extends TrackedEvent {
  /** To the minute, ISO 8601: the second would help to tell readers apart. */
  receivedAt: string;
}

/** Whether an event is small enough to be kept. */
export function isStorable(event: TrackedEvent): boolean {
  return Buffer.byteLength(bodyOf(event)) <= maxEventBytes;
}

/** What readers’ browsers report. */
export class EventStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @throws RangeError when the batch or an event in it is larger than is kept; then nothing of it is. */
  async record(events: readonly TrackedEvent[]): Promise<void> {
    if (events.length === 0) return;
    if (events.length > maxBatchEvents) {
      throw new RangeError(`At most ${maxBatchEvents} events are taken at once.`);
    }
    if (!events.every(isStorable)) throw new RangeError(`An event has more than ${maxEventBytes} bytes.`);
    const rows = events.map((event) => ({
      kind: columnText(event.kind),
      path: columnText(event.path),
      body: bodyOf(event),
      received_at: sql<Date>`date_trunc('minute', now())`,
    }));
    await this.#db.insertInto('events').values(rows).execute();
  }

  /** All events that are kept, oldest first, read in batches. */
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

  /** Deletes what is older than {@link eventRetentionDays} at the given time. Returns how many events went. */
  async purge(now: Date = new Date()): Promise<number> {
    const oldest = new Date(now.getTime() - eventRetentionDays * 24 * 60 * 60 * 1000);
    const { numDeletedRows } = await this.#db
      .deleteFrom('events')
      .where('received_at', '<', oldest)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}

/** Escaped U+0000 is legal in a json column; only the plain text columns could not hold it. */
function bodyOf({ data }: TrackedEvent): string {
  return JSON.stringify(data);
}

function columnText(text: string): string {
  return text.replaceAll('\0', '').slice(0, 300).toWellFormed();
}
