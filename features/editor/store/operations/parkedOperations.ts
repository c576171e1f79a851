import { sql } from 'kysely';
import type { Database, Work } from '#content/database/tables/tables.ts';
import type { ParkedOperation } from '#editing/exchange.ts';
import type { Operation } from '#editing/operation.ts';

export async function parkOperations(
  work: Work,
  path: string,
  parked: readonly ParkedOperation[],
): Promise<void> {
  if (parked.length === 0) return;
  await work
    .insertInto('parked_operations')
    .values(
      parked.map(({ operation, because, met, sender = '' }) => ({
        path,
        id: operation.id,
        operation: JSON.stringify(operation),
        because,
        met: JSON.stringify(met),
        sender,
      })),
    )
    .execute();
}

/** Which of these operations are parked, whether or not somebody has decided about them. */
export async function parkedAmong(
  work: Work,
  path: string,
  operations: readonly Operation[],
): Promise<ParkedOperation[]> {
  if (operations.length === 0) return [];
  const rows = await work
    .selectFrom('parked_operations')
    .select(parkedColumns)
    .where('path', '=', path)
    .where(
      'id',
      'in',
      operations.map(({ id }) => id),
    )
    .orderBy('number')
    .execute();
  return rows.map(readParked);
}

/** What nobody has decided about yet, in the order in which it was parked. */
export async function unsettled(db: Database, path: string): Promise<ParkedOperation[]> {
  const rows = await db
    .selectFrom('parked_operations')
    .select(parkedColumns)
    .where('path', '=', path)
    .where('settled_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(readParked);
}

const parkedColumns = ['operation', 'because', 'met', 'sender'] as const;

function readParked({ sender, ...parked }: ParkedOperation & { sender: string }): ParkedOperation {
  return sender === '' ? parked : { ...parked, sender };
}

/** Notes that somebody has decided about a parked operation. Says whether it is there. */
export async function settle(db: Database, path: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parked_operations')
    .set({ settled_at: sql<Date>`coalesce(settled_at, now())` })
    .where('path', '=', path)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
