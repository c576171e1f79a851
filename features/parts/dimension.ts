import type { IncomingMessage } from 'node:http';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';

/**
 * What a page may depend on about its reader: a value for each dimension. The pipeline gets no other fact
 * about them.
 */
export interface Reader {
  /** ISO 3166-1 alpha-2; undefined if unknown. */
  readonly country: string | undefined;
  /** Experiment name to variant. */
  readonly experiments: Readonly<Record<string, string>>;
}

/** An unknown reader, as in previews and the gallery. */
export const unknownReader: Reader = { country: undefined, experiments: {} };

/** The part of a request that dimensions read. */
export type FromReader = Pick<IncomingMessage, 'headers'>;

/** A property of readers that pages vary by. */
export interface Dimension<Value> {
  /** The reader's value in a request; malformed parts are ignored. */
  read: (request: FromReader) => Value;
  /**
   * Like `read` without values generated for a new reader: what they have already seen. By default `read`.
   */
  known?: (request: FromReader) => Value;
  /**
   * The page's cache key for a value; undefined if the page does not depend on it. Only values with different
   * pages differ, so that the cache holds no copies.
   */
  of: (page: PageDependencies) => ((value: Value) => string) | undefined;
  /** Headers that let the browser store a newly generated value: alternating names and values. */
  remember?: (request: FromReader, value: Value) => readonly string[];
}

/**
 * The reader's variants for a response that is no article: drawn on first use and once in a response, so that
 * all parts agree.
 */
export interface Variants {
  of: (experiment: string) => string | undefined;
  /** Headers of the response, so that the browser stores the drawn variants. */
  headers: () => Readonly<Record<string, string>>;
}

/** What pages vary by. Cache keys, rendering and the log iterate over it and name no dimension. */
export type Dimensions = { readonly [Name in keyof Reader]: Dimension<Reader[Name]> };
