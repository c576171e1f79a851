import { sql } from 'kysely';
import type { StatusStep } from '#editor-preview/model/history.ts';
import { sequenceOf } from '../operations/operationLog.ts';
import type { Work } from '../tables/tables.ts';

interface NewStep {
  step: StatusStep;
  author: string;
  revision?: string | undefined;
  isPlanned?: boolean;
}

export async function recordStatusStep(
  work: Work,
  path: string,
  { step, author, revision, isPlanned = false }: NewStep,
): Promise<void> {
  await work
    .insertInto('standings')
    .values({
      // From the same sequence as revisions, so it has its place among them.
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
