import { sql } from 'kysely';
import type { Work } from '#content/database/tables/tables.ts';

/** The person may not change published or scheduled articles. Nothing was done. */
export class ConcernsReadersError extends Error {
  override readonly name = 'ConcernsReadersError';
}

export interface PlaceAuthor {
  readonly name: string;
  readonly mayChangeReaders: boolean;
}

/** The article must be locked. */
export async function concernsReaders(work: Work, path: string): Promise<boolean> {
  const { rows } = await sql<{ concerns: boolean }>`
    select exists (select from articles where path = ${path} and published_revision is not null)
      or exists (select from schedules where path = ${path} and outcome is null) as concerns`.execute(work);
  return rows[0]?.concerns ?? false;
}

/** True if the other article is, was or is scheduled to be published. */
export async function redirectsReadersElsewhere(work: Work, path: string, than: string): Promise<boolean> {
  const { rows } = await sql<{ leads: boolean }>`
    select exists (
      select from redirects where path = ${path} and target <> ${than}
        and (exists (select from revisions where revisions.path = target)
          or exists (select from schedules where schedules.path = target and outcome is null))
    ) as leads`.execute(work);
  return rows[0]?.leads ?? false;
}
