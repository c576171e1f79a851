import type { IncomingMessage } from 'node:http';
import { type Assignment, assign, type Experiment, readAssignment } from '../experiments/experiments.ts';
import type { Reader } from '../pages/reader.ts';

/** Where a reader's country and experiments are read from; nothing is read unless the operator says so. */
export interface ReaderSources {
  /** A header that the proxy in front sets, in small letters. */
  countryHeader: string | undefined;
  /** A cookie of the form `experiment:variant,experiment:variant`. */
  experimentsCookie: string | undefined;
  /**
   * The experiments that run here. Only these count, and readers without a variant get one. Where there are none,
   * whoever sets the cookie decides.
   */
  experiments?: readonly Experiment[] | undefined;
}

/** Most readers: shared, so that the usual request makes no object. */
const unknownReader: Reader = { country: undefined, experiments: {} };
const countryCode = /^[A-Z]{2}$/;

/** What a request says of its reader, as far as it is well-formed; the rest is as if it were not there. */
export function requestReader(request: IncomingMessage, sources: ReaderSources): Reader {
  const country =
    sources.countryHeader === undefined ? undefined : countryOf(request.headers[sources.countryHeader]);
  const told = toldAssignment(request, sources);
  if (sources.experiments) {
    const { assignment, drawn } = assign(sources.experiments, told ?? {});
    return { country, experiments: assignment, drawn };
  }
  return country === undefined && !told ? unknownReader : { country, experiments: told ?? {} };
}

/** The variants that the reader's cookie says, whatever they are; undefined where there is none. */
export function toldAssignment(
  request: IncomingMessage,
  { experimentsCookie }: Pick<ReaderSources, 'experimentsCookie'>,
): Assignment | undefined {
  const cookie = experimentsCookie && cookieValue(request.headers.cookie, experimentsCookie);
  return cookie ? readAssignment(cookie) : undefined;
}

function countryOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && countryCode.test(header) ? header : undefined;
}

/** The value of the first cookie of this name, as it was sent. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
