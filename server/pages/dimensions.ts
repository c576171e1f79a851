import { countryCode } from '#contracts/countryCode.ts';
import {
  type Dimension,
  type Dimensions,
  type FromReader,
  type Reader,
  unknownReader,
  type Variants,
} from '#feature-kit/dimension.ts';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';

const noCountry: ReadonlySet<string> = new Set(['XX', 'ZZ']);

/** @param header undefined if the proxy sends none @param otherwise for readers without that header */
export function countryDimension(
  header: string | undefined,
  otherwise: Reader['country'],
): Dimension<Reader['country']> {
  const name = header?.toLowerCase();
  return {
    read: ({ headers }) => {
      const country = name === undefined ? undefined : headers[name];
      return typeof country === 'string' && countryCode.test(country) && !noCountry.has(country)
        ? country
        : otherwise;
    },
    of: ({ countries }) => {
      if (countries === 'all') return (value = '') => value;
      return countries.length === 0 ? undefined : (value = '') => (countries.includes(value) ? value : '');
    },
  };
}

/** Without a feature for experiments, no reader takes part in one. */
const noExperiments: Dimensions['experiments'] = {
  read: () => unknownReader.experiments,
  of: () => undefined,
};

export class PageDimensions {
  readonly #dimensions: Dimensions;
  readonly #names: readonly (keyof Reader)[] = ['country', 'experiments'];

  constructor(dimensions: Partial<Dimensions>) {
    this.#dimensions = {
      country: countryDimension(undefined, unknownReader.country),
      experiments: noExperiments,
      ...dimensions,
    };
  }

  readReader(request: FromReader): Reader {
    const { country, experiments } = this.#dimensions;
    return { country: country.read(request), experiments: experiments.read(request) };
  }

  readerProfile(request: FromReader): Reader {
    const { country, experiments } = this.#dimensions;
    return {
      country: (country.known ?? country.read)(request),
      experiments: (experiments.known ?? experiments.read)(request),
    };
  }

  variantsFor(request: FromReader): Variants {
    const { read, remember } = this.#dimensions.experiments;
    let drawn: Reader['experiments'] | undefined;
    return {
      of: (experiment) => {
        drawn ??= read(request);
        return Object.hasOwn(drawn, experiment) ? drawn[experiment] : undefined;
      },
      headers: () => {
        const [name, value] = (drawn && remember?.(request, drawn)) ?? [];
        return name === undefined || value === undefined ? {} : { [name]: value };
      },
    };
  }

  /** Such as `country=DE;experiments=layout:wide`; '' if the page is the same for all. */
  variantOf(page: PageDependencies, reader: Reader): string {
    return this.#names.flatMap((name) => this.#partOf(name, page, reader) ?? []).join(';');
  }

  /** Response headers that store a browser's variant for the next page. */
  remember(request: FromReader, page: PageDependencies, reader: Reader): readonly string[] {
    return this.#names.flatMap((name) => this.#remembered(name, request, page, reader));
  }

  #partOf<Name extends keyof Reader>(name: Name, page: PageDependencies, reader: Reader): string | undefined {
    const variant = this.#dimensions[name].of(page);
    return variant && `${name}=${variant(reader[name])}`;
  }

  #remembered<Name extends keyof Reader>(
    name: Name,
    request: FromReader,
    page: PageDependencies,
    reader: Reader,
  ): readonly string[] {
    const { of, remember } = this.#dimensions[name];
    return (of(page) && remember?.(request, reader[name])) || [];
  }
}
