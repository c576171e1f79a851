/** A day of the calendar, without time and place: the number of days since 1970-01-01. */
export type CalendarDay = number;

const millisecondsPerDay = 86_400_000;
const written = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day as `2026-11-23`, the way date fields give it; undefined for anything else, such as February 30. */
export function readDay(text: string): CalendarDay | undefined {
  const [, year, month, date] = written.exec(text) ?? [];
  if (year === undefined) return undefined;
  const day = dayOf(Number(year), Number(month), Number(date));
  return writtenDay(day) === text ? day : undefined;
}

/** As date fields take it. */
export function writtenDay(day: CalendarDay): string {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The day that it is where the reader is. */
export function dayAt(time: Date): CalendarDay {
  return dayOf(time.getFullYear(), time.getMonth() + 1, time.getDate());
}

/** In words, such as "Monday, November 23, 2026". */
export function dayInWords(day: CalendarDay): string {
  return new Date(day * millisecondsPerDay).toLocaleDateString('en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
}

/** Counted in the calendar of UTC, where every day has as many hours. */
function dayOf(year: number, month: number, date: number): CalendarDay {
  return new Date(0).setUTCFullYear(year, month - 1, date) / millisecondsPerDay;
}
