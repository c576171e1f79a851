import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ChangeBus } from '#content/changes/changeBus.ts';
import {
  addRevision,
  nextRevision,
  pointTo,
  publishing,
  unpublishInTransaction,
} from '#content/database/articles/articleStore.ts';
import { getDeletion } from '#content/database/articles/deletedArticles.ts';
import { endSchedules } from '#content/database/articles/endSchedules.ts';
import { getPublished } from '#content/database/articles/publishedArticles.ts';
import { recordStatusStep } from '#content/database/articles/recordStatusStep.ts';
import { asJsonObject, loadEdited, lockArticle } from '#content/database/operations/editedRow.ts';
import type { Database, ScheduleTable, Work } from '#content/database/tables/tables.ts';
import {
  maxEndedSchedules,
  type Schedule,
  type ScheduleKind,
  type ScheduleOutcome,
  type ScheduleToMake,
} from '#editor-preview/model/review/schedule.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';

export interface PlannedInList extends Pick<Schedule, 'kind' | 'dueAt' | 'zone'> {
  readonly hasFailed: boolean;
}

export type PlanOutcome =
  | { ok: true }
  /** `moved`: the article has changed since; `nothing-there`: it is not published. */
  | { ok: false; because: 'moved' | 'nothing-there' | 'deleted' };

export interface DueSchedule {
  readonly id: string;
  readonly path: string;
  readonly kind: ScheduleKind;
  readonly article: unknown;
}

const maxPerRun = 20;

export class ScheduleStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  async plan(path: string, wanted: ScheduleToMake, author: string): Promise<PlanOutcome> {
    const outcome = await this.#db.transaction().execute(async (work): Promise<PlanOutcome> => {
      await lockArticle(work, path);
      if (await getDeletion(work, path)) return { ok: false, because: 'deleted' };
      const state = wanted.kind === 'publish' ? await loadEdited(work, path) : undefined;
      if (wanted.kind === 'publish' && state?.sequence !== wanted.sequence)
        return { ok: false, because: 'moved' };
      if (wanted.kind === 'withdraw') {
        const { rows } = await sql<{ there: boolean }>`
          select exists (select from articles where path = ${path} and published_revision is not null)
            or exists (select from schedules where path = ${path} and kind = 'publish' and outcome is null) as there`.execute(
          work,
        );
        if (!rows[0]?.there) return { ok: false, because: 'nothing-there' };
      }
      const reason = `${author} has chosen another time, or another state of the article.`;
      await endSchedules(work, path, wanted.kind, { outcome: 'cancelled', reason });
      await work
        .insertInto('schedules')
        .values({
          id: randomUUID(),
          path,
          kind: wanted.kind,
          due_at: wanted.dueAt,
          zone: wanted.zone,
          author,
          sequence: state?.sequence ?? null,
          body: state ? JSON.stringify(articleJson(state.article)) : null,
          note: wanted.kind === 'publish' ? (wanted.note ?? null) : null,
        })
        .execute();
      return { ok: true };
    });
    if (outcome.ok) this.#changes.publishHere('schedules', path);
    return outcome;
  }

  async cancel(path: string, id: string, author: string): Promise<boolean> {
    const reason = `${author} has cancelled it.`;
    const isCancelled = await end(this.#db, { id, path }, { outcome: 'cancelled', reason });
    if (isCancelled) this.#changes.publishHere('schedules', path);
    return isCancelled;
  }

  async of(path: string): Promise<Schedule[]> {
    const { rows } = await sql<
      Omit<ScheduleTable, 'body'> & { due_at: Date; made_at: Date; ended_at: Date | null }
    >`
      select id, kind, due_at, zone, author, made_at, sequence, note, outcome, reason, ended_at from schedules
      where path = ${path} order by outcome is not null, case when outcome is null then due_at end, ended_at desc
      limit ${2 + maxEndedSchedules}`.execute(this.#db);
    return rows.map(
      ({ id, kind, due_at, zone, author, made_at, sequence, note, outcome, reason, ended_at }) => ({
        id,
        kind,
        dueAt: due_at.toISOString(),
        zone,
        author,
        madeAt: made_at.toISOString(),
        ...(sequence === null ? {} : { sequence }),
        ...(note === null ? {} : { note }),
        ...(outcome === null ? {} : { outcome }),
        ...(reason === null ? {} : { reason }),
        ...(ended_at === null ? {} : { endedAt: ended_at.toISOString() }),
      }),
    );
  }

  async ofThese(paths: readonly string[]): Promise<ReadonlyMap<string, readonly PlannedInList[]>> {
    if (paths.length === 0) return new Map();
    const { rows } = await sql<Pick<ScheduleTable, 'path' | 'kind' | 'zone' | 'outcome'> & { due_at: Date }>`
      select path, kind, due_at, zone, outcome from schedules s
      where path in (${sql.join(paths)}) and (outcome is null or (outcome = 'failed' and not exists (
        select from schedules later
        where later.path = s.path and later.kind = s.kind and later.made_at > s.made_at
      ))) order by due_at`.execute(this.#db);
    const planned = rows.map(({ path, kind, due_at, zone, outcome }) => ({
      path,
      kind,
      dueAt: due_at.toISOString(),
      zone,
      hasFailed: outcome !== null,
    }));
    return Map.groupBy(planned, ({ path }) => path);
  }

  async due(now: Date): Promise<DueSchedule[]> {
    const rows = await this.#db
      .selectFrom('schedules')
      .select(['id', 'path', 'kind', 'body'])
      .where('outcome', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(maxPerRun)
      .execute();
    return rows.map(({ id, path, kind, body }) => ({
      id,
      path,
      kind,
      article: body ? at(path, body) : undefined,
    }));
  }

  /**
   * Once on all instances. Returns whether here. @throws InvalidArticleError when its article is not valid any
   * more
   */
  async carryOut(id: string): Promise<boolean> {
    const path = await publishing(this.#db, async (work) => {
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
      // First, because publishing ends other pending publications.
      await end(work, { id, path }, { outcome: 'done' });
      if (kind === 'withdraw') {
        if (await unpublishInTransaction(work, path))
          await recordStatusStep(work, path, { step: 'withdrawn', author, isPlanned: true });
      } else if (body) await publishState(work, path, { article: at(path, body), sequence, note, author });
      return path;
    });
    if (path === undefined) return false;
    for (const topic of ['schedules', 'articles', 'operations'] as const)
      this.#changes.publishHere(topic, path);
    return true;
  }

  async fail({ id, path }: Pick<DueSchedule, 'id' | 'path'>, reason: string): Promise<void> {
    await end(this.#db, { id }, { outcome: 'failed', reason });
    this.#changes.publishHere('schedules', path);
  }
}

/** The article may have been renamed. */
function at(path: string, body: object): object {
  return { ...body, path };
}

interface StateToPublish {
  article: object;
  sequence: number | null;
  note: string | null;
  author: string;
}

async function publishState(work: Work, path: string, publish: StateToPublish): Promise<void> {
  const { article, sequence, note, author } = publish;
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

async function end(
  db: Database,
  { id, path }: { id: string; path?: string },
  outcome: { outcome: ScheduleOutcome; reason?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('schedules')
    .set({ ...outcome, ended_at: sql<Date>`now()`, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .$if(path !== undefined, (update) => update.where('path', '=', path ?? ''))
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
