import { localOf, offsetText, siteTime } from './siteTime.ts';

export const clockTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d))?$/;

/**
 * ISO 8601, with the offset of the site's clocks: the difference between `local` and `utc`.
 * @param utc `0000-00-00 00:00:00` counts as missing; `timeZone` applies then
 */
export function momentOf(local: string, utc: string, timeZone: string | undefined): string | undefined {
  const [here, there] = [instantOf(local), instantOf(utc)];
  if (here === undefined) return there === undefined ? undefined : isoOf(there, 0);
  if (there !== undefined) return isoOf(here, Math.round((here - there) / 60_000));
  const offset = timeZone === undefined ? 0 : Math.round((localOf(here, timeZone) - here) / 60_000);
  return isoOf(here, offset);
}

/** ISO 8601 in whole seconds. `clock` is local time as if it were UTC, in ms; `offset` is in minutes. */
export function isoOf(clock: number, offset: number): string {
  return `${new Date(clock).toISOString().slice(0, 19)}${offsetText(offset)}`;
}

/** In milliseconds; undefined for a time that does not exist. */
function instantOf(text: string): number | undefined {
  const [, day, time, seconds = '00'] = clockTime.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const moment = siteTime(`${day}T${time}:${seconds}Z`, undefined);
  return moment === undefined ? undefined : Date.parse(moment);
}
