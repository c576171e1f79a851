import { readTouched } from '#content/database/operations/operationLog.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { maxUnder, type OperationOnRecord } from '#editing/history.ts';
import type { Change } from '#editing/operation.ts';
import type { Touched } from '#editing/touched.ts';
import { inBatches } from './record.ts';
import { StandingOn } from './standingOn.ts';
import { loggedOperation } from './timeline.ts';

/** Operations that are looked at together. */
const batch = 500;

interface LaterOperation {
  readonly sequence: number;
  readonly author: string;
  readonly at: string;
  readonly label: string | null;
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
  readonly touched: readonly Touched[];
}

/** An operation with what takes it back, and what was done since on what it has written and was not taken back again. */
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
  const standing = new StandingOn<LaterOperation>(readTouched(touched));
  for await (const later of operationsBehind(db, path, sequence))
    standing.add({ ...later, touched: readTouched(later.touched) });
  return {
    operation: { ...operation, ...(label === null ? {} : { label }) },
    inverse,
    under: standing.all.slice(0, maxUnder).map(loggedOperation),
    underCount: standing.all.length,
  };
}

function operationsBehind(db: Database, path: string, sequence: number) {
  const read = (behind: number) =>
    db
      .selectFrom('operations')
      .select(['sequence', 'author', 'at', 'label', 'changes', 'inverse', 'touched'])
      .where('path', '=', path)
      .where('sequence', '>', behind)
      .orderBy('sequence')
      .limit(batch)
      .execute();
  return inBatches(batch, sequence, read, (row) => row.sequence);
}
