import { localOf, offsetText, siteTime } from '#contracts/siteTime.ts';

const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d))?$/;

/**
 * A moment with its zone: that of the old site's clocks, which is the distance of its time from UTC.
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
 * A date as front matter and pages have it: with its zone, without one, or a day alone. Undefined where it is none.
 *
 * @param timeZone the zone of one without a zone
 */
export function momentIn(text: string, timeZone: string | undefined): string | undefined {
  const trimmed = text.trim();
  const day = /^\d{4}-\d\d-\d\d$/.test(trimmed) ? `${trimmed} 00:00:00` : trimmed;
  if (written.test(day)) return momentOf(day, '', timeZone);
  const compact = trimmed.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?(?:\.\d+)?) ?(?=[Zz+-])/, '$1T$2');
  // Others, such as 03/05/2024, are another day in another country.
  return /^\d{4}-/.test(compact) ? withSeconds(compact) : inWords(trimmed);
}

function withSeconds(text: string): string | undefined {
  return siteTime(text.replace(/(T\d\d:\d\d)(?=[Zz+-])/, '$1:00'), undefined)?.replace(/\.\d+/, '');
}

/** Such as `Fri, 03 May 2024 21:30:00 +0000`. */
function inWords(text: string): string | undefined {
  if (!/^[A-Za-z]{3},? \d|^\d{1,2} [A-Za-z]/.test(text)) return undefined;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : isoOf(instant, 0);
}

/** Milliseconds of a clock's time as if it were UTC; undefined where no clock shows it. */
function instantOf(text: string): number | undefined {
  const [, day, time, seconds = '00'] = written.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const moment = siteTime(`${day}T${time}:${seconds}Z`, undefined);
  return moment === undefined ? undefined : Date.parse(moment);
}

/** @param clock what the clock shows, as if it were UTC */
function isoOf(clock: number, offset: number): string {
  return `${new Date(clock).toISOString().slice(0, 19)}${offsetText(offset)}`;
}
