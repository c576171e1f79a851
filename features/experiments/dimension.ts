import { cookieValue } from '#platform/http/cookies.ts';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';
import { type Dimension, type FromReader, nobody, type Reader } from '../parts/dimension.ts';
import { type Assignment, assign, assignmentCookie, type Experiment, readAssignment } from './experiments.ts';

/** The cookie that keeps a reader in their variants, where the configuration names no other. */
const defaultCookie = 'pagewell_experiments';

interface ExperimentOptions {
  /**
   * The experiments that run here. Only these count, and readers without a variant get one. Where there are none,
   * whoever sets the cookie decides.
   */
  experiments: readonly Experiment[] | undefined;
  /** A cookie of the form `experiment:variant,experiment:variant`; nothing is read unless the operator says so. */
  experimentsCookie: string | undefined;
}

/** Pages vary by the variants of the experiments that they look at. */
export function experimentsDimension(
  { experiments: running, experimentsCookie = running && defaultCookie }: ExperimentOptions,
  { https }: { https: boolean },
): Dimension<Reader['experiments']> {
  /** The variants that the reader's cookie says, whatever they are. */
  const said = ({ headers }: FromReader): Assignment => {
    const cookie = experimentsCookie && cookieValue(headers.cookie, experimentsCookie);
    return cookie ? readAssignment(cookie) : nobody.experiments;
  };
  return {
    read: (request) => (running ? assign(running, said(request)).assignment : said(request)),
    told: (request) => (running ? knownTo(running, said(request)) : said(request)),
    of: (page) => {
      // Whoever sets the cookie decides which run. With no cookie to read, nobody takes part in any.
      const isOpen = !running && experimentsCookie !== undefined;
      const looked = isOpen ? page.experiments : ofThese(running ?? [], page.experiments);
      if (looked.length === 0) return undefined;
      return (value) => {
        const names = looked === 'all' ? Object.keys(value).sort() : looked;
        return names.map((name) => (Object.hasOwn(value, name) ? `${name}:${value[name]}` : name)).join(',');
      };
    },
    remember: (request, value) => {
      if (!running || experimentsCookie === undefined || !assign(running, said(request)).drawn) return [];
      return ['Set-Cookie', assignmentCookie(experimentsCookie, value, { https })];
    },
  };
}

/** Of the experiments that a page looks at, those that run. */
function ofThese(running: readonly Experiment[], looked: PageDependencies['experiments']): string[] {
  const names = running.map(({ name }) => name);
  return looked === 'all' ? names.sort() : looked.filter((name) => names.includes(name));
}

/** Of what a cookie says, the variants of experiments that run. */
function knownTo(running: readonly Experiment[], said: Assignment): Assignment {
  const known = running.flatMap(({ name, variants }) =>
    variants.filter((variant) => variant.name === said[name]).map((variant) => [name, variant.name]),
  );
  return Object.fromEntries(known);
}
