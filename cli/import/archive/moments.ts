import { clockTime, isoOf, momentOf } from '#contracts/clockTime.ts';
import { siteTime } from '#contracts/siteTime.ts';

/**
 * A date as front matter and pages have it: with its zone, without one, or a day alone. Undefined where it is none.
 *
 * @param timeZone the zone of one without a zone
 */
export function momentIn(text: string, timeZone: string | undefined): string | undefined {
  const trimmed = text.trim();
  const day = /^\d{4}-\d\d-\d\d$/.test(trimmed) ? `${trimmed} 00:00:00` : trimmed;
  if (clockTime.test(day)) return momentOf(day, '', timeZone);
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
