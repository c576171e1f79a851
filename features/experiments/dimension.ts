import { type Dimension, type FromReader, type Reader, unknownReader } from '#feature-kit/dimension.ts';
import { cookieValue } from '#platform/http/cookies.ts';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';
import { type Assignment, assign, assignmentCookie, type Experiment, readAssignment } from './experiments.ts';

const defaultCookie = 'pagewell_experiments';

interface ExperimentOptions {
  /** Only these count, and readers without a variant get one. If undefined, the setter of the cookie decides. */
  experiments: readonly Experiment[] | undefined;
  /** Of the form `experiment:variant,experiment:variant`; undefined to read none. */
  experimentsCookie: string | undefined;
}

export function experimentsDimension(
  { experiments: running, experimentsCookie = running && defaultCookie }: ExperimentOptions,
  { https }: { https: boolean },
): Dimension<Reader['experiments']> {
  const said = ({ headers }: FromReader): Assignment => {
    const cookie = experimentsCookie && cookieValue(headers.cookie, experimentsCookie);
    return cookie ? readAssignment(cookie) : unknownReader.experiments;
  };
  return {
    read: (request) => (running ? assign(running, said(request)).assignment : said(request)),
    known: (request) => (running ? knownTo(running, said(request)) : said(request)),
    of: (page) => {
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

function ofThese(running: readonly Experiment[], looked: PageDependencies['experiments']): string[] {
  const names = running.map(({ name }) => name);
  return looked === 'all' ? names.sort() : looked.filter((name) => names.includes(name));
}

function knownTo(running: readonly Experiment[], said: Assignment): Assignment {
  const known = running.flatMap(({ name, variants }) =>
    variants.filter((variant) => variant.name === said[name]).map((variant) => [name, variant.name]),
  );
  return Object.fromEntries(known);
}
