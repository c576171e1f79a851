import { toolLanguage } from '../words/words.ts';

const day = new Intl.DateTimeFormat(toolLanguage, { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat(toolLanguage, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

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

function dayInWords(at: string): string {
  return day.format(new Date(at));
}

/** The time of an operation comes from another computer, so it is validated. */
function isTime(at: string): boolean {
  return !Number.isNaN(Date.parse(at));
}
