import { setCookie } from '#platform/http/cookies.ts';

/** An experiment that runs: its variants, and how much of the readership each gets. */
export interface Experiment {
  readonly name: string;
  readonly variants: readonly WeightedVariant[];
}

export interface WeightedVariant {
  readonly name: string;
  /** Its share is its weight divided by the sum of all. A variant of weight 0 keeps its readers and gets no new ones. */
  readonly weight: number;
}

/** A reader's variants, by the name of the experiment. */
export type Assignment = Readonly<Record<string, string>>;

/** How long a reader stays in their variants, in seconds: 90 days. */
export const assignmentMaxAge = 90 * 24 * 60 * 60;

/**
 * The variant of every running experiment: the one that the reader's cookie says, where it is one of the experiment's,
 * else one drawn by weight.
 *
 * @param random gives a number from 0 up to, but not including, 1
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
  // Rounding can leave nothing but a hair's breadth behind the last one.
  return variants.findLast(({ weight }) => weight > 0)?.name ?? '';
}

const pair = /^([A-Za-z][A-Za-z0-9_-]{0,79}):([A-Za-z0-9][A-Za-z0-9_-]{0,79})$/;
/** Far more than run at one time. */
const maxExperiments = 20;

/** Reads `experiment:variant,experiment:variant`, also with dots in place of commas; what is no such pair is left out. */
export function readAssignment(text: string): Assignment {
  const pairs = text.split(/[,.]/, maxExperiments).flatMap((part) => {
    const [, name, variant] = pair.exec(part) ?? [];
    return name && variant ? [[name, variant]] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * The cookie that keeps an assignment: the names of variants, which thousands of readers share, and nothing else. No
 * script reads it.
 */
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
