import { sql } from 'kysely';
import type { StatusStep } from '#editing/history.ts';
import { sequenceOf } from '../operations/operationLog.ts';
import type { Work } from '../tables/tables.ts';

interface NewStep {
  step: StatusStep;
  author: string;
  /** The revision that readers get again. */
  revision?: string | undefined;
  /** Whether it was done because its time had come. */
  isPlanned?: boolean;
}

/** Notes what was done with an article as a whole, in the history, behind the last operation. */
export async function recordStatusStep(
  work: Work,
  path: string,
  { step, author, revision, isPlanned = false }: NewStep,
): Promise<void> {
  await work
    .insertInto('standings')
    .values({
      // Of the numbers of revisions: so it has its place among them.
      id: sql<string>`nextval('revision_numbers')`,
      path,
      step,
      author,
      sequence: (await sequenceOf(work, path)) ?? 0,
      revision: revision ?? null,
      planned: isPlanned,
    })
    .execute();
}
