const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment as readers see it, such as "May 4, 2026". Undefined where the text is no moment. */
export function formatDay(moment: string): string | undefined {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? undefined : dayFormat.format(time);
}

/** Whether two moments lie on the same day, in UTC as they are shown. */
export function onSameDay(one: string, other: string): boolean {
  return formatDay(one) === formatDay(other);
}
