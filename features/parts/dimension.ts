import type { IncomingMessage } from 'node:http';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';

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

/** What a dimension reads of a request. */
export type FromReader = Pick<IncomingMessage, 'headers'>;

/** Something of readers that pages vary by. */
export interface Dimension<Value> {
  /** What a request says of its reader, as far as it is well-formed; the rest is as if it were not there. */
  read: (request: FromReader) => Value;
  /** The same without what `read` makes up for a reader who is new: what was already shown to them. `read`, where nothing is said. */
  told?: (request: FromReader) => Value;
  /**
   * Undefined where a page does not depend on it, else what tells readers apart who get different pages, and no others:
   * nobody shall fill the cache with copies of one page.
   */
  of: (page: PageDependencies) => ((value: Value) => string) | undefined;
  /** Lets the browser keep a value that was made up for its reader just now: headers, names and values in turn. */
  remember?: (request: FromReader, value: Value) => readonly string[];
}

/**
 * The variants of whoever asks, for what is no article: drawn when one is first asked for, and once in an answer, so that all that goes
 * into it agrees.
 */
export interface Variants {
  of: (experiment: string) => string | undefined;
  /** What goes with the answer, so that the browser keeps what was drawn for it. */
  headers: () => Readonly<Record<string, string>>;
}

/** What pages vary by. The cache's keys, rendering and the log read it, and name nothing of it. */
export type Dimensions = { readonly [Name in keyof Reader]: Dimension<Reader[Name]> };
