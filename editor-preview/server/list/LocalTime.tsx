import type { ReactNode } from 'react';
import { localTimeAttribute } from '#contracts/markers.ts';

interface LocalTimeProps {
  /** ISO 8601; any other text of a CMS is shown unchanged. */
  at: string;
  locale: string;
  /** If given, the time is relative to it, and the full time is the tooltip. */
  now?: Date;
}

/** UTC until the script has loaded, then the editor's time zone. */
export function LocalTime({ at, locale, now }: LocalTimeProps): ReactNode {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return at;
  const full = `${inUtc(locale).format(moment)} UTC`;
  return (
    <time dateTime={at} title={now && full} {...{ [localTimeAttribute]: true }}>
      {now ? sinceThen(moment, now, locale) : full}
    </time>
  );
}

const minuteMs = 60_000;
const units = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;
const maxDays = 6;

function sinceThen(moment: number, now: Date, locale: string): string {
  const ago = now.getTime() - moment;
  const [unit, length] = units.find(([, each]) => ago >= each) ?? ['second', Number.POSITIVE_INFINITY];
  const count = Math.floor(ago / length);
  if (unit === 'day' && count > maxDays)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(moment);
  const numeric = unit === 'second' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(-count, unit);
}

/** Cached: a list has many times, and creating a format is slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function inUtc(locale: string): Intl.DateTimeFormat {
  const known =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  formats.set(locale, known);
  return known;
}
