import type { ReactNode } from 'react';
import { localTimeAttribute } from '#contracts/markers.ts';

/**
 * A moment as the editor's clock shows it, once a script has come; before that in UTC.
 *
 * @param at ISO 8601; what a CMS says instead is shown as it is
 * @param locale how it is written
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

/** Kept, because a list has many moments, and making one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function inUtc(locale: string): Intl.DateTimeFormat {
  const known =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  formats.set(locale, known);
  return known;
}
