import type { Schedule } from '../../contracts/editing/review/schedule.ts';
import { momentInWords } from '../../contracts/editing/review/zonedTime.ts';

/** What is planned, in a sentence; and when that is here, where the time was said elsewhere. */
export function planInWords({ kind, dueAt, zone, author }: Schedule, zoneHere: string): string {
  const what = kind === 'publish' ? 'It is published' : 'It is withdrawn';
  const here = zone === zoneHere ? '' : `, here ${momentInWords(dueAt, zoneHere)}`;
  return `${what} on ${momentInWords(dueAt, zone)}${here}. ${author} has planned it.`;
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
