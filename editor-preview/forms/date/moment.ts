import { offsetText } from '#contracts/siteTime.ts';

/** A moment as articles write it, taken apart: its day and time where it is told, and the zone that belongs to it. */
export interface Moment {
  /** `2026-05-04T09:00`, with seconds where there are any. */
  readonly local: string;
  /** `Z`, or an offset such as `+02:00`. */
  readonly zone: string;
}

/** Reads a moment; undefined where the text is none. */
export function readMoment(text: string): Moment | undefined {
  const [, day, minutes, seconds = '', zone] =
    /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?([Zz]|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  if (day === undefined || minutes === undefined || zone === undefined) return undefined;
  return {
    local: `${day}T${minutes}${/^:0+(?:\.0+)?$/.test(seconds) ? '' : seconds}`,
    zone: zone.toUpperCase(),
  };
}

/** Writes a moment. Seconds are always there: a moment without them is none. */
export function writeMoment({ local, zone }: Moment): string {
  return `${local}${/T\d\d:\d\d$/.test(local) ? ':00' : ''}${zone}`;
}

/** The offset that clocks show here at a time of the day. */
export function zoneHere(local: string): string {
  const minutes = -new Date(local).getTimezoneOffset();
  return Number.isFinite(minutes) ? offsetText(minutes) : 'Z';
}
