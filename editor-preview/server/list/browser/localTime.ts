import { isToolLanguage, localeOf } from '#editor-preview/model/words/language.ts';

/** In the reader's time zone. The UTC time stays available. */
export function start(place: Element): void {
  if (!(place instanceof HTMLTimeElement)) return;
  const at = Date.parse(place.dateTime);
  if (Number.isNaN(at)) return;
  const { lang } = document.documentElement;
  if (!isToolLanguage(lang)) return;
  const format = new Intl.DateTimeFormat(localeOf[lang], { dateStyle: 'medium', timeStyle: 'short' });
  const local = format.format(at);
  if (place.title !== '') {
    place.title = local;
    return;
  }
  place.title = place.textContent;
  place.textContent = local;
}
