import { checkLink, isPlainAddress } from '#contracts/link.ts';

/** As in ajv-formats, which is not tree-shakeable. An unreadable address passes: it is only a warning. */
export const formats = {
  link: { type: 'string', validate: (text: string) => isPlainAddress(text) || checkLink(text).ok },
  date: isDate,
  'date-time': isDateTime,
} as const;

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeap ? 29 : (daysOfMonths[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

function isDateTime(text: string): boolean {
  const [date = '', time = '', ...others] = text.split(/t|\s/i);
  return others.length === 0 && isDate(date) && isTime(time);
}

function isTime(text: string): boolean {
  const parts = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i.exec(text);
  if (!parts) return false;
  const [hour = 0, minute = 0, second = 0] = parts.slice(1, 4).map(Number);
  const [zoneHour = 0, zoneMinute = 0] = parts.slice(5, 7).map((part) => Number(part ?? 0));
  if (zoneHour > 23 || zoneMinute > 59 || minute > 59) return false;
  if (hour <= 23 && second < 60) return true;
  // A leap second is the last one of a day in UTC.
  const sign = parts[4] === '-' ? -1 : 1;
  const minutes = hour * 60 + minute - sign * (zoneHour * 60 + zoneMinute);
  return second < 61 && ((minutes % 1440) + 1440) % 1440 === 1439 && hour <= 23;
}
