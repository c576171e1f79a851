import { offsetText } from '#contracts/siteTime.ts';

/** A timestamp's parts: local date and time, and zone. */
export interface Moment {
  /** `2026-05-04T09:00`, with optional seconds. */
  readonly local: string;
  /** `Z`, or an offset such as `+02:00`. */
  readonly zone: string;
}

/** Parses a timestamp; undefined if it is invalid. */
export function readMoment(text: string): Moment | undefined {
  const [, day, minutes, seconds = '', zone] =
    /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?([Zz]|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  if (day === undefined || minutes === undefined || zone === undefined) return undefined;
  return {
    local: `${day}T${minutes}${/^:0+(?:\.0+)?$/.test(seconds) ? '' : seconds}`,
    zone: zone.toUpperCase(),
  };
}

/** Formats a timestamp, always with seconds, which are required. */
export function writeMoment({ local, zone }: Moment): string {
  return `${local}${/T\d\d:\d\d$/.test(local) ? ':00' : ''}${zone}`;
}

/** The local offset at a date and time. */
export function zoneHere(local: string): string {
  const minutes = -new Date(local).getTimezoneOffset();
  return Number.isFinite(minutes) ? offsetText(minutes) : 'Z';
}
