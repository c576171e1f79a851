import { sql } from 'kysely';
import type { ScheduleKind } from '#editing/review/schedule.ts';
import { addRevision, nextRevision, pointTo, publishing, takeFromReaders } from '../articles/articleStore.ts';
import { getPublished } from '../articles/publishedArticles.ts';
import { noteStanding } from '../articles/standingSteps.ts';
import { asJsonObject, loadEdited, lockArticle } from '../operations/editedRow.ts';
import type { Database, Work } from '../tables/tables.ts';

/** Something whose time has come. */
export interface DueSchedule {
  readonly id: string;
  readonly path: string;
  readonly kind: ScheduleKind;
  /** The article that is to be published; undefined for withdrawing. */
  readonly article: unknown;
}

/** Of one look. */
const mostAtOnce = 20;

/** What is due at a time, the longest due first. */
export async function dueSchedules(db: Database, now: Date): Promise<DueSchedule[]> {
  const rows = await db
    .selectFrom('schedules')
    .select(['id', 'path', 'kind', 'body'])
    .where('outcome', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ id, path, kind, body }) => ({
    id,
    path,
    kind,
    article: body ? at(path, body) : undefined,
  }));
}

/** The article has got another path meanwhile. */
function at(path: string, body: object): object {
  return { ...body, path };
}

/**
 * Does what is due, if it still waits. Undefined where it does not.
 *
 * @throws InvalidArticleError where what is to be published can be none, or none any more; then nothing is done
 */
export function carryOut(db: Database, id: string): Promise<{ path: string } | undefined> {
  return publishing(db, async (work) => {
    const row = await work
      .selectFrom('schedules')
      .select(['path', 'kind', 'body', 'sequence', 'note', 'author'])
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const { path, kind, body, sequence, note, author } = row;
    await lockArticle(work, path);
    // First: publishing ends whatever else waits to be published.
    await end(work, id);
    if (kind === 'withdraw') {
      if (await takeFromReaders(work, path))
        await noteStanding(work, path, { step: 'withdrawn', author, isPlanned: true });
    } else if (body) await publishState(work, path, { article: at(path, body), sequence, note, author });
    return { path };
  });
}

interface StateToPublish {
  article: object;
  sequence: number | null;
  note: string | null;
  author: string;
}

/** Publishes a state of an article. What was written since goes on from there. */
async function publishState(
  work: Work,
  path: string,
  { article, sequence, note, author }: StateToPublish,
): Promise<void> {
  const revision = await nextRevision(work);
  const before = await getPublished(work, path);
  await addRevision(work, {
    revision,
    path,
    json: JSON.stringify(asJsonObject(article)),
    author,
    note: note ?? undefined,
    basedOn: before?.revision ?? null,
    ...(sequence === null ? {} : { sequence }),
  });
  await pointTo(work, path, revision, article);
  const edited = await loadEdited(work, path);
  if (edited?.sequence === sequence) await work.deleteFrom('drafts').where('path', '=', path).execute();
  else await work.updateTable('drafts').set({ based_on: revision }).where('path', '=', path).execute();
}

async function end(work: Work, id: string): Promise<void> {
  await work
    .updateTable('schedules')
    .set({ outcome: 'done', ended_at: sql<Date>`now()`, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Notes that it could not be done, if it still waits. */
export async function fail(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('schedules')
    .set({ outcome: 'failed', reason, ended_at: sql<Date>`now()`, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}
