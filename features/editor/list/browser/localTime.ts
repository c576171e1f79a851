/** Writes a moment as the page's language and the reader's time zone have it. What it was in UTC can still be seen, for those who talk about it. */
export function start(place: Element): void {
  if (!(place instanceof HTMLTimeElement)) return;
  const at = Date.parse(place.dateTime);
  if (Number.isNaN(at)) return;
  const format = new Intl.DateTimeFormat(localeOf(document.documentElement.lang), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  place.title = place.textContent;
  place.textContent = format.format(at);
}

/** As the browser writes that language, where its owner reads it: English is written in many ways. */
function localeOf(language: string): string {
  const ownTag = navigator.languages.find((tag) => tag.split('-', 1)[0] === language && isLanguageTag(tag));
  return ownTag ?? language;
}

/** Browsers take over what the computer is set to, which need not be the tag of a language: `en-US@posix`. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
