import type { PageDependencies } from '../../transformer/normalise/dependsOn.ts';

/** What a page may know of the person who reads it. Everything else about them stays out of the pipeline. */
export interface Reader {
  /** ISO 3166-1 alpha-2, or undefined when unknown. */
  country: string | undefined;
  /** Experiment name to variant. */
  experiments: Readonly<Record<string, string>>;
  /** Whether a variant was drawn just now, so that the reader's browser has to be told to keep it. */
  drawn?: boolean;
}

/**
 * The dependencies that make a difference here: those on experiments that run. With no cookie to read, nobody takes
 * part in any, and a page with variants is the same for everybody.
 *
 * @param running their names; undefined where whoever sets the cookie decides which run
 */
export function runningOnly(
  { country, experiments }: PageDependencies,
  running: ReadonlySet<string> | undefined,
): PageDependencies {
  if (!running) return { country, experiments };
  const names = experiments === 'all' ? [...running].sort() : experiments.filter((name) => running.has(name));
  return { country, experiments: names };
}

/**
 * The part of a page's key that comes from its reader, '' where the page is the same for everybody. Whatever the page
 * does not depend on leaves no trace in it, so that nobody can fill the cache with copies of one page.
 */
export function variantKey({ country, experiments }: PageDependencies, reader: Reader): string {
  if (!country && experiments.length === 0) return '';
  const names = experiments === 'all' ? Object.keys(reader.experiments).sort() : experiments;
  const parts = names.map((name) =>
    Object.hasOwn(reader.experiments, name) ? [name, reader.experiments[name]] : [name],
  );
  return JSON.stringify([country ? (reader.country ?? '') : '', ...parts]);
}
