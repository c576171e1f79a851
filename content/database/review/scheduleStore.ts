import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { maxEndedSchedules, type Schedule, type ScheduleToMake } from '#editing/review/schedule.ts';
import { articleJson } from '#editing/writeValue.ts';
import type { ChangeBus } from '../../changes/changeBus.ts';
import { getDeletion } from '../articles/deletedArticles.ts';
import { endSchedules } from '../articles/endSchedules.ts';
import { loadEdited, lockArticle } from '../operations/editedRow.ts';
import type { Database, ScheduleTable } from '../tables/tables.ts';
import { carryOut, type DueSchedule, dueSchedules, fail } from './carryOut.ts';

/** What is planned for an article, as a list shows it. */
export interface PlannedInList extends Pick<Schedule, 'kind' | 'dueAt' | 'zone'> {
  readonly hasFailed: boolean;
}

export type PlanOutcome =
  | { ok: true }
  /**
   * Nothing was planned: `moved`: the article was changed since; `nothing-there`: readers get none that could be withdrawn;
   * `deleted`: the article is.
   */
  | { ok: false; because: 'moved' | 'nothing-there' | 'deleted' };

/** What is to be published and withdrawn at a time. */
export class ScheduleStore {
  readonly #db: Database;
  readonly #changes: ChangeBus;

  constructor(db: Database, changes: ChangeBus) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Plans it, in the place of what is planned of its kind. The article is kept as it is now. */
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

  /** Takes back what waits. Says whether it still did. */
  async cancel(path: string, id: string, author: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('schedules')
      .set({
        outcome: 'cancelled',
        reason: `${author} has cancelled it.`,
        ended_at: sql<Date>`now()`,
        changed_at: sql<Date>`now()`,
      })
      .where('path', '=', path)
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) this.#changes.publishHere('schedules', path);
    return numUpdatedRows > 0n;
  }

  /** What waits at an article, the next one first; then what has ended, the latest first. */
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

  /** What is planned for these articles, the next one first; and what has failed since. */
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

  /** What is due at a time, the longest due first. */
  due(now: Date): Promise<DueSchedule[]> {
    return dueSchedules(this.#db, now);
  }

  /**
   * Does what is due, in one transaction, if no other instance has done it: however many try, it is done once. Says whether it was
   * done here.
   *
   * @throws InvalidArticleError where what is to be published can be none, or none any more
   */
  async carryOut(id: string): Promise<boolean> {
    const done = await carryOut(this.#db, id);
    if (done === undefined) return false;
    for (const topic of ['schedules', 'articles', 'operations'] as const)
      this.#changes.publishHere(topic, done.path);
    return true;
  }

  /** Notes that it could not be done, and why. */
  async fail({ id, path }: Pick<DueSchedule, 'id' | 'path'>, reason: string): Promise<void> {
    await fail(this.#db, id, reason);
    this.#changes.publishHere('schedules', path);
  }
}
