import type { IncomingMessage } from 'node:http';
import type { PageDependencies } from '../../transformer/normalise/dependsOn.ts';
import { assign, assignmentCookie } from '../experiments/experiments.ts';
import { type ReaderSources, toldAssignment } from '../routes/requestReader.ts';

/**
 * What a page may know of the person who reads it: a value for each dimension that pages vary by. Everything else about
 * them stays out of the pipeline.
 */
export interface Reader {
  /** ISO 3166-1 alpha-2, or undefined when unknown. */
  readonly country: string | undefined;
  /** Experiment name to variant. */
  readonly experiments: Readonly<Record<string, string>>;
}

/** Somebody of whom nothing is known, as previews and the gallery show pages. */
export const nobody: Reader = { country: undefined, experiments: {} };

/** Something of readers that pages vary by. */
interface Dimension<Value> {
  /** What a request says of its reader, as far as it is well-formed; the rest is as if it were not there. */
  read: (request: IncomingMessage) => Value;
  /**
   * Undefined where a page does not depend on it, else what tells readers apart who get different pages, and no others:
   * nobody shall fill the cache with copies of one page.
   */
  of: (page: PageDependencies) => ((value: Value) => string) | undefined;
  /** Lets the browser keep a value that was made up for its reader just now: headers, names and values in turn. */
  remember?: (request: IncomingMessage, value: Value) => readonly string[];
}

/** The one list of what pages vary by. The cache's keys, rendering and the log read it, and name nothing of it. */
type Dimensions = { readonly [Name in keyof Reader]: Dimension<Reader[Name]> };

export interface DimensionOptions extends ReaderSources {
  /** Whether readers come by https, so that a cookie may say so. */
  https: boolean;
}

const countryCode = /^[A-Z]{2}$/;

function country({ countryHeader }: DimensionOptions): Dimension<Reader['country']> {
  return {
    read: (request) => {
      const told = countryHeader === undefined ? undefined : request.headers[countryHeader];
      return typeof told === 'string' && countryCode.test(told) ? told : nobody.country;
    },
    of: (page) => (page.country ? (value) => value ?? '' : undefined),
  };
}

function experiments(options: DimensionOptions): Dimension<Reader['experiments']> {
  const { experimentsCookie, experiments: running, https } = options;
  const told = (request: IncomingMessage) => toldAssignment(request, options) ?? nobody.experiments;
  return {
    read: (request) => (running ? assign(running, told(request)).assignment : told(request)),
    of: (page) => {
      const looked = experimentsThatRun(page.experiments, options);
      if (looked.length === 0) return undefined;
      return (value) => {
        const names = looked === 'all' ? Object.keys(value).sort() : looked;
        return names.map((name) => (Object.hasOwn(value, name) ? `${name}:${value[name]}` : name)).join(',');
      };
    },
    remember: (request, value) => {
      if (!running || experimentsCookie === undefined || !assign(running, told(request)).drawn) return [];
      return ['Set-Cookie', assignmentCookie(experimentsCookie, value, { secure: https })];
    },
  };
}

/** Of the experiments that a page looks at, those that run. With no cookie to read, nobody takes part in any. */
function experimentsThatRun(
  looked: PageDependencies['experiments'],
  { experiments, experimentsCookie }: ReaderSources,
): PageDependencies['experiments'] {
  // Whoever sets the cookie decides which run.
  if (!experiments && experimentsCookie !== undefined) return looked;
  const running = (experiments ?? []).map(({ name }) => name);
  return looked === 'all' ? running.sort() : looked.filter((name) => running.includes(name));
}

/** What pages vary by, where readers' values are read from what the configuration says. */
export class PageDimensions {
  readonly #dimensions: Dimensions;
  readonly #names: readonly (keyof Reader)[] = ['country', 'experiments'];

  constructor(options: DimensionOptions) {
    this.#dimensions = { country: country(options), experiments: experiments(options) };
  }

  readReader(request: IncomingMessage): Reader {
    const { country, experiments } = this.#dimensions;
    return { country: country.read(request), experiments: experiments.read(request) };
  }

  /**
   * The part of a page's key that comes from its reader, such as `country=DE;experiments=layout:wide`; '' where the page
   * is the same for everybody. It says nothing that thousands of readers do not share.
   */
  variantOf(page: PageDependencies, reader: Reader): string {
    return this.#names.flatMap((name) => this.#partOf(name, page, reader) ?? []).join(';');
  }

  /** Headers that go to a reader's browser with a page, so that the next page is made for the same reader. */
  remember(request: IncomingMessage, page: PageDependencies, reader: Reader): readonly string[] {
    return this.#names.flatMap((name) => this.#remembered(name, request, page, reader));
  }

  #partOf<Name extends keyof Reader>(name: Name, page: PageDependencies, reader: Reader): string | undefined {
    const variant = this.#dimensions[name].of(page);
    return variant && `${name}=${variant(reader[name])}`;
  }

  #remembered<Name extends keyof Reader>(
    name: Name,
    request: IncomingMessage,
    page: PageDependencies,
    reader: Reader,
  ): readonly string[] {
    const { of, remember } = this.#dimensions[name];
    return (of(page) && remember?.(request, reader[name])) || [];
  }
}
