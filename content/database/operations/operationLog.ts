import { sql } from 'kysely';
import type { ParkedOperation, SequencedOperation } from '#editing/exchange.ts';
import { maxOperationsInReply } from '#editing/exchange.ts';
import type { Change, Operation } from '#editing/operation.ts';
import type { Touched } from '#editing/touched.ts';
import type { Database, Work } from '../tables/tables.ts';

/** An operation that was done, with what it takes to take it back and to know what it has met. */
export interface DoneOperation {
  readonly operation: Operation;
  readonly inverse: readonly Change[];
  readonly touched: readonly Touched[];
}

/** What an operation has written, for those who have not seen it. */
export interface TouchedByOperation {
  readonly id: string;
  readonly touched: readonly Touched[];
}

/** Operations that go behind a sequence, in their order. */
interface Appended {
  readonly after: number;
  readonly sender: string;
  readonly operations: readonly DoneOperation[];
}

export async function appendOperations(
  work: Work,
  path: string,
  { after, sender, operations }: Appended,
): Promise<void> {
  if (operations.length === 0) return;
  await work
    .insertInto('operations')
    .values(
      operations.map(({ operation: { id, author, at, label, changes }, inverse, touched }, index) => ({
        path,
        sequence: after + 1 + index,
        id,
        sender,
        author,
        at,
        label: label ?? null,
        changes: JSON.stringify(changes),
        inverse: JSON.stringify(inverse),
        touched: JSON.stringify(touched),
      })),
    )
    .execute();
}

/** Of an article's last operation; undefined where nobody has opened it. */
export async function sequenceOf(db: Database, path: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('edited_articles')
    .select('sequence')
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.sequence;
}

/** Of the last operation that is kept no longer itself; 0 where all are. */
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

/** The operations behind a sequence, in order; at most as many as one answer holds. */
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

/** What was written behind a sequence by others than this sender, in order. */
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

/** JSON has no undefined: a place is what has no pointer. */
export function readTouched(touched: readonly Partial<Touched>[]): readonly Touched[] {
  return touched.map(({ block = '', pointer }) => ({ block, pointer }));
}

/** Which of these operations have been done already. */
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
