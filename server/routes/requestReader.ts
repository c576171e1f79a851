import type { IncomingMessage } from 'node:http';
import type { Reader } from '../pages/reader.ts';

/** Where a reader's country and experiments are read from; nothing is read unless the operator says so. */
export interface ReaderSources {
  /** A header that the proxy in front sets, in small letters. */
  countryHeader: string | undefined;
  /** A cookie of the form `experiment:variant,experiment:variant`. */
  experimentsCookie: string | undefined;
}

/** Most readers: shared, so that the usual request makes no object. */
const unknownReader: Reader = { country: undefined, experiments: {} };
const countryCode = /^[A-Z]{2}$/;
const experiment = /^([A-Za-z][A-Za-z0-9_-]{0,79}):([A-Za-z0-9][A-Za-z0-9_-]{0,79})$/;
/** Far more than run at one time. */
const maxExperiments = 20;

/** What a request says of its reader, as far as it is well-formed; the rest is as if it were not there. */
export function requestReader(request: IncomingMessage, sources: ReaderSources): Reader {
  const country =
    sources.countryHeader === undefined ? undefined : countryOf(request.headers[sources.countryHeader]);
  const cookie = sources.experimentsCookie && cookieValue(request.headers.cookie, sources.experimentsCookie);
  if (country === undefined && !cookie) return unknownReader;
  return { country, experiments: cookie ? experimentsOf(cookie) : {} };
}

function countryOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && countryCode.test(header) ? header : undefined;
}

function experimentsOf(text: string): Record<string, string> {
  const pairs = text.split(',', maxExperiments).flatMap((part) => {
    const [, name, variant] = experiment.exec(part) ?? [];
    return name && variant ? [[name, variant]] : [];
  });
  return Object.fromEntries(pairs);
}

/** The value of the first cookie of this name, as it was sent. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
