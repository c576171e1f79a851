import type { ReactNode } from 'react';
import { dayOf, siteTime } from '#contracts/siteTime.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A time as a day on the site, such as "May 4, 2026". Undefined if invalid. */
export function formatDay(moment: string, timeZone: string | undefined): string | undefined {
  const day = Date.parse(dayOf(moment, timeZone) ?? '');
  return Number.isNaN(day) ? undefined : dayFormat.format(day);
}

export function Day({ moment, timeZone }: { moment: string; timeZone: string | undefined }): ReactNode {
  const day = formatDay(moment, timeZone);
  return day ? <time dateTime={siteTime(moment, timeZone)}>{day}</time> : null;
}
