import {
  type LoggedOperation,
  maxUnder,
  type OperationOnRecord,
} from '../../../contracts/editing/history.ts';
import { meet } from '../../../contracts/editing/touched.ts';
import { readTouched } from '../editing/operationLog.ts';
import type { Database } from '../tables.ts';
import { loggedOperation } from './timeline.ts';

/** Operations that are looked at together: what each has touched is small, however long the log. */
const batch = 2_000;

/** An operation with what takes it back, and what was done since on what it has written. */
export async function operationOnRecord(
  db: Database,
  path: string,
  sequence: number,
): Promise<OperationOnRecord | undefined> {
  const row = await db
    .selectFrom('operations')
    .select(['id', 'author', 'at', 'label', 'changes', 'inverse', 'touched'])
    .where('path', '=', path)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (!row) return undefined;
  const { label, inverse, touched, ...operation } = row;
  const written = readTouched(touched);
  const under: LoggedOperation[] = [];
  let underCount = 0;
  for await (const later of operationsBehind(db, path, sequence)) {
    if (!meet(written, readTouched(later.touched))) continue;
    underCount += 1;
    if (under.length < maxUnder) under.push(loggedOperation(later));
  }
  return { operation: { ...operation, ...(label === null ? {} : { label }) }, inverse, under, underCount };
}

async function* operationsBehind(db: Database, path: string, sequence: number) {
  let behind = sequence;
  for (;;) {
    const rows = await db
      .selectFrom('operations')
      .select(['sequence', 'author', 'at', 'label', 'touched'])
      .where('path', '=', path)
      .where('sequence', '>', behind)
      .orderBy('sequence')
      .limit(batch)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    behind = last.sequence;
  }
}
