import { localOf, offsetText, siteTime } from './siteTime.ts';

/** A time that a clock shows, without a zone: `2024-05-03 21:30:00`. */
export const clockTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d))?$/;

/**
 * A moment with its zone: that of the clocks of another site, which is the distance of its time from UTC.
 *
 * @param local as the site's clocks showed it, `2024-05-03 21:30:00`
 * @param utc the same moment in UTC; `0000-00-00 00:00:00` counts as none
 * @param timeZone the zone of a local time without one in UTC
 */
export function momentOf(local: string, utc: string, timeZone: string | undefined): string | undefined {
  const [here, there] = [instantOf(local), instantOf(utc)];
  if (here === undefined) return there === undefined ? undefined : isoOf(there, 0);
  if (there !== undefined) return isoOf(here, Math.round((here - there) / 60_000));
  const offset = timeZone === undefined ? 0 : Math.round((localOf(here, timeZone) - here) / 60_000);
  return isoOf(here, offset);
}

/**
 * ISO 8601 with an offset, in whole seconds.
 *
 * @param clock what the clock shows, as if it were UTC; milliseconds
 * @param offset from UTC, minutes
 */
export function isoOf(clock: number, offset: number): string {
  return `${new Date(clock).toISOString().slice(0, 19)}${offsetText(offset)}`;
}

/** Milliseconds of a clock's time as if it were UTC; undefined where no clock shows it. */
function instantOf(text: string): number | undefined {
  const [, day, time, seconds = '00'] = clockTime.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const moment = siteTime(`${day}T${time}:${seconds}Z`, undefined);
  return moment === undefined ? undefined : Date.parse(moment);
}
