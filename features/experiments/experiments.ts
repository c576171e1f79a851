import { setCookie } from '#platform/http/cookies.ts';

/** A running experiment: its variants, and their share of readers. */
export interface Experiment {
  readonly name: string;
  readonly variants: readonly WeightedVariant[];
}

export interface WeightedVariant {
  readonly name: string;
  /**
   * Share: weight divided by the sum of weights. A variant of weight 0 retains its readers and gets no new
   * ones.
   */
  readonly weight: number;
}

/** A reader's variants, by the name of the experiment. */
export type Assignment = Readonly<Record<string, string>>;

/** Lifetime of an assignment, in seconds: 90 days. */
export const assignmentMaxAge = 90 * 24 * 60 * 60;

/**
 * Variants of all running experiments: from the cookie if the experiment has it, otherwise drawn by weight.
 * @param random number from 0 up to, but not including, 1
 */
export function assign(
  experiments: readonly Experiment[],
  earlier: Assignment,
  random: () => number = Math.random,
): { assignment: Assignment; drawn: boolean } {
  let drawn = false;
  const pairs = experiments.map((experiment): [string, string] => {
    const own = Object.hasOwn(earlier, experiment.name) ? earlier[experiment.name] : undefined;
    const known = experiment.variants.find(({ name }) => name === own);
    if (known) return [experiment.name, known.name];
    drawn = true;
    return [experiment.name, draw(experiment, random())];
  });
  return { assignment: Object.fromEntries(pairs), drawn };
}

function draw({ variants }: Experiment, random: number): string {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  let left = random * total;
  for (const { name, weight } of variants) {
    left -= weight;
    if (left < 0) return name;
  }
  // Rounding can leave a tiny remainder after the last one.
  return variants.findLast(({ weight }) => weight > 0)?.name ?? '';
}

const pair = /^([A-Za-z][A-Za-z0-9_-]{0,79}):([A-Za-z0-9][A-Za-z0-9_-]{0,79})$/;
/** Far more than run concurrently. */
const maxExperiments = 20;

/**
 * Parses `experiment:variant,experiment:variant`, or the same with dots instead of commas; invalid pairs are
 * skipped.
 */
export function readAssignment(text: string): Assignment {
  const pairs = text.split(/[,.]/, maxExperiments).flatMap((part) => {
    const [, name, variant] = pair.exec(part) ?? [];
    return name && variant ? [[name, variant]] : [];
  });
  return Object.fromEntries(pairs);
}

/** The cookie of an assignment: only variant names, which thousands of readers share. HttpOnly. */
export function assignmentCookie(
  name: string,
  assignment: Assignment,
  { https }: { https: boolean },
): string {
  const value = Object.entries(assignment)
    .map((one) => one.join(':'))
    .join('.');
  return setCookie(name, value, { seconds: assignmentMaxAge, https });
}
