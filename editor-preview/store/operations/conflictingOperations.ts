import { sql } from 'kysely';
import type { Database, Work } from '#content/database/tables/tables.ts';
import type { ConflictingOperation } from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';

export async function storeConflicts(
  work: Work,
  path: string,
  conflicts: readonly ConflictingOperation[],
): Promise<void> {
  if (conflicts.length === 0) return;
  await work
    .insertInto('parked_operations')
    .values(
      conflicts.map(({ operation, because, met, sender = '' }) => ({
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

export async function conflictsAmong(
  work: Work,
  path: string,
  operations: readonly Operation[],
): Promise<ConflictingOperation[]> {
  if (operations.length === 0) return [];
  const rows = await work
    .selectFrom('parked_operations')
    .select(conflictColumns)
    .where('path', '=', path)
    .where(
      'id',
      'in',
      operations.map(({ id }) => id),
    )
    .orderBy('number')
    .execute();
  return rows.map(readConflict);
}

export async function unsettled(db: Database, path: string): Promise<ConflictingOperation[]> {
  const rows = await db
    .selectFrom('parked_operations')
    .select(conflictColumns)
    .where('path', '=', path)
    .where('settled_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(readConflict);
}

const conflictColumns = ['operation', 'because', 'met', 'sender'] as const;

function readConflict({
  sender,
  ...conflict
}: ConflictingOperation & { sender: string }): ConflictingOperation {
  return sender === '' ? conflict : { ...conflict, sender };
}

export async function settle(db: Database, path: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parked_operations')
    .set({ settled_at: sql<Date>`coalesce(settled_at, now())` })
    .where('path', '=', path)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
