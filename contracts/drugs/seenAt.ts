/** Parts only: browsers join them differently, and the page must be the same in all. */
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `November 26, 2026, 4:05 p.m. Eastern Time`; undefined for an invalid ISO 8601 time. */
export function shownMoment(seenAt: string): string | undefined {
  const moment = Date.parse(seenAt);
  if (Number.isNaN(moment)) return undefined;
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const hour = Number(part.hour);
  const half = hour < 12 ? 'a.m.' : 'p.m.';
  return `${part.month} ${part.day}, ${part.year}, ${hour % 12 || 12}:${part.minute} ${half} Eastern Time`;
}
