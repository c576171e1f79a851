import { countryCode } from './countryCode.ts';
import { ownValue } from './json/ownValue.ts';

export interface PreviewReader {
  /** Experiment to variant; others are not in it. */
  readonly experiments: Readonly<Record<string, string>>;
  readonly country: string | undefined;
  /** ISO 8601 in UTC; undefined for now. */
  readonly at: string | undefined;
}

export const anonymousReader: PreviewReader = { experiments: {}, country: undefined, at: undefined };

const readerParameters = { experiments: 'experiments', country: 'country', at: 'at' } as const;

const experimentName = /^[A-Za-z][A-Za-z0-9_-]{0,79}$/;
const variantName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;
/** Far more than run at a time. */
const maxExperiments = 20;

export function readerFields({ experiments, country, at }: PreviewReader): [name: string, value: string][] {
  const variants = Object.entries(experiments).map(([name, variant]) => `${name}:${variant}`);
  const fields: [string, string | undefined][] = [
    [readerParameters.experiments, variants.length > 0 ? variants.sort().join(',') : undefined],
    [readerParameters.country, country],
    [readerParameters.at, at],
  ];
  return fields.filter((field): field is [string, string] => field[1] !== undefined);
}

/** Parses a reader profile from an address or a form. Invalid fields are ignored. */
export function readerIn(fields: URLSearchParams): PreviewReader {
  const pairs = (fields.get(readerParameters.experiments) ?? '').split(',', maxExperiments);
  return readReader({
    experiments: Object.fromEntries(pairs.map((pair) => pair.split(':', 2))),
    country: fields.get(readerParameters.country),
    at: fields.get(readerParameters.at),
  });
}

/** A reader profile from stored or received data; invalid fields are dropped. */
export function readReader(value: unknown): PreviewReader {
  if (typeof value !== 'object' || value === null) return anonymousReader;
  const [experiments, country, at] = ['experiments', 'country', 'at'].map((name) => ownValue(value, name));
  const variants = typeof experiments === 'object' && experiments !== null ? Object.entries(experiments) : [];
  return {
    experiments: Object.fromEntries(variants.filter(isAssignment).slice(0, maxExperiments)),
    country: typeof country === 'string' && countryCode.test(country) ? country : undefined,
    at: typeof at === 'string' && instant.test(at) && !Number.isNaN(Date.parse(at)) ? at : undefined,
  };
}

function isAssignment(pair: [string, unknown]): pair is [string, string] {
  const [name, variant] = pair;
  return experimentName.test(name) && typeof variant === 'string' && variantName.test(variant);
}

export function isSameReader(one: PreviewReader, other: PreviewReader): boolean {
  return JSON.stringify(readerFields(one)) === JSON.stringify(readerFields(other));
}
