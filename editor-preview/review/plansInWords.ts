import type { Schedule, ScheduleKind } from '../../editing/review/schedule.ts';
import { momentInWords } from '../../editing/review/zonedTime.ts';

/** What will be done when, such as "It will be published on Tuesday, 1 December 2026 at 09:30 (Europe/Berlin)." */
export function willBeDone(kind: ScheduleKind, dueAt: string, zone: string): string {
  return `It will be ${kind === 'publish' ? 'published' : 'withdrawn'} on ${momentInWords(dueAt, zone)}.`;
}

/** What is planned, in sentences; and when that is here, where the time was said elsewhere. */
export function planInWords({ kind, dueAt, zone, author }: Schedule, zoneHere: string): string {
  const here = zone === zoneHere ? '' : ` That is here ${momentInWords(dueAt, zoneHere)}.`;
  return `${willBeDone(kind, dueAt, zone)}${here} ${author} has planned it.`;
}

/** What has become of it, in sentences. */
export function endedPlanInWords({ kind, dueAt, zone, outcome = 'done', reason }: Schedule): string {
  const what = kind === 'publish' ? 'Publishing' : 'Withdrawing';
  const outcomes = {
    done: 'was done',
    cancelled: 'was cancelled',
    overtaken: 'was not needed',
    failed: 'could not be done',
  };
  return `${what} on ${momentInWords(dueAt, zone)} ${outcomes[outcome]}.${reason === undefined ? '' : ` ${reason}`}`;
}

/** The time zone of this computer. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
