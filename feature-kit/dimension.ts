import type { IncomingMessage } from 'node:http';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';

/** What a page may depend on about its reader: a value for each dimension. */
export interface Reader {
  /** ISO 3166-1 alpha-2; undefined if unknown. */
  readonly country: string | undefined;
  readonly experiments: Readonly<Record<string, string>>;
}

export const unknownReader: Reader = { country: undefined, experiments: {} };

export type FromReader = Pick<IncomingMessage, 'headers'>;

export interface Dimension<Value> {
  read: (request: FromReader) => Value;
  /** Like `read` without values generated for a new reader. By default `read`. */
  known?: (request: FromReader) => Value;
  /** Cache key; undefined if the page does not depend on it. Only values with different pages may differ. */
  of: (page: PageDependencies) => ((value: Value) => string) | undefined;
  /** Alternating names and values; they let the browser store a newly generated value. */
  remember?: (request: FromReader, value: Value) => readonly string[];
}

/** For a response that is no article: drawn on first use and once in a response, so that all parts agree. */
export interface Variants {
  of: (experiment: string) => string | undefined;
  headers: () => Readonly<Record<string, string>>;
}

/** Cache keys, rendering and the log iterate over it and name no dimension. */
export type Dimensions = { readonly [Name in keyof Reader]: Dimension<Reader[Name]> };
