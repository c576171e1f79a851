import { sql } from 'kysely';
import type { Work } from '#content/database/tables/tables.ts';

/** What was asked for changes what readers get, now or by a plan, and the person may not do that. Nothing was done. */
export class ConcernsReadersError extends Error {
  override readonly name = 'ConcernsReadersError';
}

/** Whose doing it is, and whether they may change what readers get. */
export interface PlaceAuthor {
  readonly name: string;
  readonly mayChangeReaders: boolean;
}

/** Whether readers get an article, or will by a plan. Asked with the article locked. */
export async function concernsReaders(work: Work, path: string): Promise<boolean> {
  const { rows } = await sql<{ concerns: boolean }>`
    select exists (select from articles where path = ${path} and published_revision is not null)
      or exists (select from schedules where path = ${path} and outcome is null) as concerns`.execute(work);
  return rows[0]?.concerns ?? false;
}

/** Whether a path leads readers to another article than this one: to one that is or was published, or is planned to be. */
export async function leadsReadersElsewhere(work: Work, path: string, than: string): Promise<boolean> {
  const { rows } = await sql<{ leads: boolean }>`
    select exists (
      select from redirects where path = ${path} and target <> ${than}
        and (exists (select from revisions where revisions.path = target)
          or exists (select from schedules where schedules.path = target and outcome is null))
    ) as leads`.execute(work);
  return rows[0]?.leads ?? false;
}
