import type { ReactNode } from 'react';
import { localTimeAttribute } from '#contracts/markers.ts';

/**
 * A time in the editor's time zone, once its script has loaded; before that in UTC.
 * @param at ISO 8601; other text of a CMS is shown unchanged
 * @param locale format of the time
 */
export function LocalTime({ at, locale }: { at: string; locale: string }): ReactNode {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return at;
  return (
    <time dateTime={at} {...{ [localTimeAttribute]: true }}>
      {inUtc(locale).format(moment)} UTC
    </time>
  );
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
