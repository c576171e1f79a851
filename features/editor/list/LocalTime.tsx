import type { ReactNode } from 'react';
import { localTimeAttribute } from '../../../contracts/markers.ts';

const inUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/**
 * A moment as the reader's clock shows it, once a script has come; before that in UTC.
 *
 * @param at ISO 8601; what a CMS says instead is shown as it is
 */
export function LocalTime({ at }: { at: string }): ReactNode {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return at;
  return (
    <time dateTime={at} {...{ [localTimeAttribute]: true }}>
      {inUtc.format(moment)} UTC
    </time>
  );
}
