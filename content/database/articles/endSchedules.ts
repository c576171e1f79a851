import { sql } from 'kysely';
import type { ScheduleKind, ScheduleOutcome } from '#editor-preview/model/review/schedule.ts';
import type { Work } from '../tables/tables.ts';

export async function endSchedules(
  work: Work,
  path: string,
  kind: ScheduleKind,
  { outcome, reason }: { outcome: ScheduleOutcome; reason: string },
): Promise<void> {
  await work
    .updateTable('schedules')
    .set({ outcome, reason, ended_at: sql<Date>`now()`, changed_at: sql<Date>`now()` })
    .where('path', '=', path)
    .where('kind', '=', kind)
    .where('outcome', 'is', null)
    .execute();
}
