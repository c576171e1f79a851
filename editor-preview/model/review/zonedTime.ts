import { localOf } from '#contracts/siteTime.ts';
import { type ReviewWords, review as reviewInEnglish } from '../words/english/review.ts';

/** The instant of a local time, or why there is none at a clock change. */
export type InstantOutcome =
  | { readonly ok: true; readonly instant: string }
  | { readonly ok: false; readonly reason: string };

/**
 * Of an ambiguous time, when clocks are set back, the first.
 * @param local as in forms, such as `2026-12-01T09:30`
 */
export function instantOf(local: string, zone: string, words: ReviewWords = reviewInEnglish): InstantOutcome {
  const wanted = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(wanted))
    return { ok: false, reason: words.noTime };
  const day = 24 * 60 * 60 * 1000;
  const offsets = [wanted - day, wanted + day].map((instant) => localOf(instant, zone) - instant);
  const instants = offsets
    .map((offset) => wanted - offset)
    .filter((instant) => localOf(instant, zone) === wanted);
  if (instants.length === 0)
    return {
      ok: false,
      reason: words.neverShown,
    };
  return { ok: true, instant: new Date(Math.min(...instants)).toISOString() };
}

export function localTime(instant: string | number, zone: string): string {
  return new Date(localOf(new Date(instant).getTime(), zone)).toISOString().slice(0, 16);
}

/** Such as "1 Dec 2026, 09:30 (Europe/Berlin)". */
export function momentInWords(instant: string, zone: string, language = 'en-GB'): string {
  const shown = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return `${shown.format(new Date(instant))} (${zone})`;
}
