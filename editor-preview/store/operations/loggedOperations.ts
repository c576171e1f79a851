import type { Database, Work } from '#content/database/tables/tables.ts';
import { maxOperationsInReply, type SequencedOperation } from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';
import type { Touched } from '#editor-preview/model/touched.ts';

export interface TouchedByOperation {
  readonly id: string;
  readonly touched: readonly Touched[];
}

export async function foldedTo(db: Database, path: string): Promise<number> {
  const row = await db
    .selectFrom('folded_operations')
    .select('last')
    .where('path', '=', path)
    .orderBy('last', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** In order; at most {@link maxOperationsInReply}. */
export async function operationsSince(
  db: Database,
  path: string,
  since: number,
): Promise<SequencedOperation[]> {
  const rows = await db
    .selectFrom('operations')
    .select(['sequence', 'id', 'author', 'at', 'label', 'changes'])
    .where('path', '=', path)
    .where('sequence', '>', since)
    .orderBy('sequence')
    .limit(maxOperationsInReply)
    .execute();
  return rows.map(({ sequence, label, ...operation }) => ({
    sequence,
    operation: { ...operation, ...(label === null ? {} : { label }) },
  }));
}

export async function touchedSince(
  work: Work,
  path: string,
  { since, sender }: { since: number; sender: string },
): Promise<TouchedByOperation[]> {
  const rows = await work
    .selectFrom('operations')
    .select(['id', 'touched'])
    .where('path', '=', path)
    .where('sequence', '>', since)
    .$if(sender !== '', (select) => select.where('sender', '!=', sender))
    .orderBy('sequence')
    .execute();
  return rows.map(({ id, touched }) => ({ id, touched: readTouched(touched) }));
}

/** JSON has no undefined, so a place may lack its pointer. */
export function readTouched(touched: readonly Partial<Touched>[]): readonly Touched[] {
  return touched.map(({ block = '', pointer }) => ({ block, pointer }));
}

export async function doneAmong(
  work: Work,
  path: string,
  operations: readonly Operation[],
): Promise<ReadonlySet<string>> {
  if (operations.length === 0) return new Set();
  const rows = await work
    .selectFrom('operations')
    .select('id')
    .where('path', '=', path)
    .where(
      'id',
      'in',
      operations.map(({ id }) => id),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
