/** In the page's language and the reader's time zone. The UTC time stays available. */
export function start(place: Element): void {
  if (!(place instanceof HTMLTimeElement)) return;
  const at = Date.parse(place.dateTime);
  if (Number.isNaN(at)) return;
  const format = new Intl.DateTimeFormat(localeOf(document.documentElement.lang), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const local = format.format(at);
  if (place.title !== '') {
    place.title = local;
    return;
  }
  place.title = place.textContent;
  place.textContent = local;
}

/** The browser's variant of the language, if it has one, because formats differ within a language. */
function localeOf(language: string): string {
  const ownTag = navigator.languages.find((tag) => tag.split('-', 1)[0] === language && isLanguageTag(tag));
  return ownTag ?? language;
}

/** Browsers adopt the system's setting, which may be no language tag: `en-US@posix`. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
