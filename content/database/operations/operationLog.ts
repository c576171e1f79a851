import type { Change, Operation } from '#editor-preview/model/operation.ts';
import type { Touched } from '#editor-preview/model/touched.ts';
import type { Database, Work } from '../tables/tables.ts';

export interface DoneOperation {
  readonly operation: Operation;
  readonly inverse: readonly Change[];
  readonly touched: readonly Touched[];
}

interface Appended {
  readonly after: number;
  readonly sender: string;
  readonly operations: readonly DoneOperation[];
}

export async function appendOperations(work: Work, path: string, appended: Appended): Promise<void> {
  const { after, sender, operations } = appended;
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

export async function sequenceOf(db: Database, path: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('edited_articles')
    .select('sequence')
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.sequence;
}
