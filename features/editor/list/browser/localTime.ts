/** Writes a moment as the reader's language and time zone have it. What it was in UTC can still be seen, for those who talk about it. */
export function start(place: Element): void {
  if (!(place instanceof HTMLTimeElement)) return;
  const at = Date.parse(place.dateTime);
  if (Number.isNaN(at)) return;
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  place.title = place.textContent;
  place.lang = format.resolvedOptions().locale;
  place.textContent = format.format(at);
}
