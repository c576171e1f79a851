import { localeOf } from '#editor-preview/model/words/language.ts';
import { toolLanguage } from '../words/words.ts';

const locale = localeOf[toolLanguage];
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A local time such as "4 May 2026, 09:00". */
export function momentInWords(at: string): string {
  return isTime(at) ? `${dayInWords(at)}, ${timeInWords(at)}` : at;
}

export function spanInWords(from: string, to: string): string {
  if (!isTime(from) || !isTime(to)) return to;
  if (dayInWords(from) !== dayInWords(to)) return `${momentInWords(from)} – ${momentInWords(to)}`;
  const [start, end] = [timeInWords(from), timeInWords(to)];
  return `${dayInWords(to)}, ${start === end ? end : `${start}–${end}`}`;
}

export function timeInWords(at: string): string {
  return isTime(at) ? time.format(new Date(at)) : at;
}

export function dayInWords(at: string): string {
  return day.format(new Date(at));
}

/** The time of an operation comes from another computer, so it is validated. */
function isTime(at: string): boolean {
  return !Number.isNaN(Date.parse(at));
}
