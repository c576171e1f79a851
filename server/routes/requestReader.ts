import type { IncomingMessage } from 'node:http';
import { type Assignment, type Experiment, readAssignment } from '../experiments/experiments.ts';

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

/** The variants that the reader's cookie says, whatever they are; undefined where there is none. */
export function toldAssignment(
  request: IncomingMessage,
  { experimentsCookie }: Pick<ReaderSources, 'experimentsCookie'>,
): Assignment | undefined {
  const cookie = experimentsCookie && cookieValue(request.headers.cookie, experimentsCookie);
  return cookie ? readAssignment(cookie) : undefined;
}

/** The value of the first cookie of this name, as it was sent. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
