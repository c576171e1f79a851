import { clockTime, isoOf, momentOf } from '#contracts/clockTime.ts';
import { siteTime } from '#contracts/siteTime.ts';

/**
 * With its zone, without one, or a day alone; undefined for anything else. @param timeZone of dates without a
 * zone
 */
export function momentIn(text: string, timeZone: string | undefined): string | undefined {
  const trimmed = text.trim();
  const day = /^\d{4}-\d\d-\d\d$/.test(trimmed) ? `${trimmed} 00:00:00` : trimmed;
  if (clockTime.test(day)) return momentOf(day, '', timeZone);
  const compact = trimmed.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?(?:\.\d+)?) ?(?=[Zz+-])/, '$1T$2');
  // 03/05/2024 is another day in another country.
  return /^\d{4}-/.test(compact) ? withSeconds(compact) : inWords(trimmed, timeZone);
}

function withSeconds(text: string): string | undefined {
  return siteTime(text.replace(/(T\d\d:\d\d)(?=[Zz+-])/, '$1:00'), undefined)?.replace(/\.\d+/, '');
}

/** A day of the week, or a month, at the beginning. */
const named =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/i;

/** Such as `Fri, 03 May 2024 21:30:00 +0000`, `3 May 2024` and `May 3, 2024`. */
function inWords(text: string, timeZone: string | undefined): string | undefined {
  if (!named.test(text) || !/\b\d{4}\b/.test(text)) return undefined;
  const hasZone = /(?:GMT|UTC|Z|[+-]\d\d:?\d\d|[ECMP][SD]T)$/i.test(text);
  const instant = Date.parse(hasZone ? text : `${text} UTC`);
  if (Number.isNaN(instant)) return undefined;
  const clock = new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
  return hasZone ? isoOf(instant, 0) : momentOf(clock, '', timeZone);
}
