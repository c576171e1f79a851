import type { Database } from '#content/database/tables/tables.ts';
import type { Json } from '#editor-preview/model/editedValue.ts';
import { maxUnder, type OperationOnRecord } from '#editor-preview/model/history.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { sameJson } from '#editor-preview/model/sameJson.ts';
import { overlap, type Touched } from '#editor-preview/model/touched.ts';
import { readTouched } from '../operations/loggedOperations.ts';
import { inBatches } from './record.ts';
import { loggedOperation } from './timeline.ts';

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

/** With its inverse, and the later operations that depend on it and were not reverted. */
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
  let dependents: readonly LaterOperation[] = [];
  for await (const row of operationsBehind(db, path, sequence)) {
    const later = { ...row, touched: readTouched(row.touched) };
    if (overlap(written, later.touched)) dependents = withOperation(dependents, later);
  }
  return {
    operation: { ...operation, ...(label === null ? {} : { label }) },
    inverse,
    under: dependents.slice(0, maxUnder).map(loggedOperation),
    underCount: dependents.length,
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

/** An operation and its revert cancel each other. */
function withOperation(known: readonly LaterOperation[], operation: LaterOperation): LaterOperation[] {
  const undone = known.findLastIndex(({ inverse }) => isSame(inverse, operation.changes));
  // Operations in between that still apply have changed what the revert restored.
  const between = known.slice(undone + 1);
  const isUndone = undone >= 0 && !between.some(({ touched }) => overlap(touched, operation.touched));
  return isUndone ? known.toSpliced(undone, 1) : [...known, operation];
}

function isSame(one: readonly Change[], other: readonly Change[]): boolean {
  return one.length === other.length && one.every((change, index) => sameChange(change, other[index]));
}

/** Changes are JSON. */
function sameChange(one: Change, other: Change | undefined): boolean {
  return sameJson(one as unknown as Json, other as unknown as Json);
}
