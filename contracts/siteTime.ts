export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** A time without a zone is UTC. Offsets beyond 14 hours do not exist, and databases refuse them. */
const written = /^(\d{4}-\d\d-\d\d)[Tt\s](\d\d:\d\d:\d\d(?:\.\d+)?)(?:[Zz]|([+-](?:0\d|1[0-4])):?(\d\d)?)?$/;
const dayOnly = /^\d{4}-\d\d-\d\d$/;
const dayLength = '2026-12-31'.length;
const years = { first: Date.parse('1001-01-01'), last: Date.parse('9999-12-31T23:59:59.999Z') };

/** Databases read other years differently, or refuse them. @param instant in milliseconds */
export function isUsualYear(instant: number): boolean {
  return instant >= years.first && instant <= years.last;
}

/**
 * ISO 8601 with offset, or a day. Undefined if invalid.
 * @param timeZone without one, the written day and offset stay
 */
export function siteTime(moment: string, timeZone: string | undefined): string | undefined {
  const [, day, time = '', hours, minutes = '00'] = written.exec(moment) ?? [];
  // JavaScript has no leap seconds.
  const ownTime = day && `${day}T${time.replace(/:60\b/, ':59')}${hours ? `${hours}:${minutes}` : 'Z'}`;
  const instant = Date.parse(ownTime ?? moment);
  if (!isUsualYear(instant) || !isRealDay(day ?? moment)) return undefined;
  if (dayOnly.test(moment)) return moment;
  if (timeZone === undefined && ownTime !== undefined) return ownTime;
  const local = localOf(instant, timeZone ?? 'UTC');
  const offset = Math.round((local - Math.floor(instant / 1000) * 1000) / 60_000);
  const shown = new Date(local).toISOString();
  return shown.startsWith('+') ? undefined : shown.replace('.000Z', offsetText(offset));
}

/** JavaScript reads February 30 as a day of March. */
function isRealDay(text: string): boolean {
  return !dayOnly.test(text) || new Date(text).toISOString().startsWith(text);
}

/** The day of a time on the site, such as `2026-12-31`: for pages, lists, search engines and rules. */
export function dayOf(moment: string, timeZone: string | undefined): string | undefined {
  return siteTime(moment, timeZone)?.slice(0, dayLength);
}

/** The current day on the site at an instant; without a time zone, in UTC. */
export function dayAt(instant: Date, timeZone: string | undefined): string {
  return new Date(localOf(instant.getTime(), timeZone ?? 'UTC')).toISOString().slice(0, dayLength);
}

/** Noon of a day on the site, safe from daylight saving changes. */
export function noonOf(day: string, timeZone: string | undefined): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return new Date(2 * noon - localOf(noon, timeZone ?? 'UTC'));
}

export function offsetText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const two = (number: number): string => String(Math.trunc(number)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Local time at an instant, as if it were UTC, in milliseconds. */
export function localOf(instant: number, zone: string): number {
  const clock = clocks.get(zone) ?? clockOf(zone);
  clocks.set(zone, clock);
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

function clockOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}
