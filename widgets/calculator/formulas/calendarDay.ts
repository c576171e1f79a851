/** A calendar day without time zone: days since 1970-01-01. */
export type CalendarDay = number;

const millisecondsPerDay = 86_400_000;
const written = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Parses a date field's value, such as `2026-11-23`; undefined for anything else, such as February 30. */
export function readDay(text: string): CalendarDay | undefined {
  const [, year, month, date] = written.exec(text) ?? [];
  if (year === undefined) return undefined;
  const day = dayOf(Number(year), Number(month), Number(date));
  return writtenDay(day) === text ? day : undefined;
}

export function writtenDay(day: CalendarDay): string {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

export function dayAt(time: Date): CalendarDay {
  return dayOf(time.getFullYear(), time.getMonth() + 1, time.getDate());
}

/** Such as "Monday, November 23, 2026". */
export function dayInWords(day: CalendarDay): string {
  return new Date(day * millisecondsPerDay).toLocaleDateString('en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Such as "Nov 23 – 30". */
export function spanInWords(first: CalendarDay, last: CalendarDay): string {
  return shortDay.formatRange(first * millisecondsPerDay, last * millisecondsPerDay);
}

/** Computed in UTC, where every day has 24 hours. */
function dayOf(year: number, month: number, date: number): CalendarDay {
  return new Date(0).setUTCFullYear(year, month - 1, date) / millisecondsPerDay;
}
