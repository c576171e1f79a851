import type { ReactNode } from 'react';
import { localTimeAttribute } from '../../../contracts/markers.ts';

/**
 * A moment as the editor's clock shows it, once a script has come; before that in UTC.
 *
 * @param at ISO 8601; what a CMS says instead is shown as it is
 * @param locale how it is written
 */
export function LocalTime({ at, locale }: { at: string; locale: string }): ReactNode {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return at;
  const inUtc = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return (
    <time dateTime={at} {...{ [localTimeAttribute]: true }}>
      {inUtc.format(moment)} UTC
    </time>
  );
}
