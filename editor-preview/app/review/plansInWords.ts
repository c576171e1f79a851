import type { Schedule, ScheduleKind } from '#editor-preview/model/review/schedule.ts';
import { words } from '../words/words.ts';
import { momentInWords } from './localized.ts';

/** "It will be published on Tuesday, 1 December 2026 at 09:30 (Europe/Berlin)." */
export function willBeDone(kind: ScheduleKind, dueAt: string, zone: string): string {
  return words.review[kind === 'publish' ? 'willBePublished' : 'willBeWithdrawn'](momentInWords(dueAt, zone));
}

/** A schedule in sentences, with the local time if its zone differs. */
export function planInWords({ kind, dueAt, zone, author }: Schedule, zoneHere: string): string {
  const here = zone === zoneHere ? '' : words.review.here(momentInWords(dueAt, zoneHere));
  return willBeDone(kind, dueAt, zone) + here + words.review.plannedBy(author);
}

export function endedPlanInWords({ kind, dueAt, zone, outcome = 'done' }: Schedule): string {
  const { outcomes, publishing, withdrawing } = words.review;
  return (kind === 'publish' ? publishing : withdrawing)(momentInWords(dueAt, zone), outcomes[outcome]);
}

export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
