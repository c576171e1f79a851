import { setCookie } from '#platform/http/cookies.ts';

export interface Experiment {
  readonly name: string;
  readonly variants: readonly WeightedVariant[];
}

export interface WeightedVariant {
  readonly name: string;
  /** Share: weight divided by the sum of weights. 0 retains readers and gets no new ones. */
  readonly weight: number;
}

export type Assignment = Readonly<Record<string, string>>;

export const assignmentMaxAge = 90 * 24 * 60 * 60;

/** From the cookie if it has the experiment, otherwise drawn by weight. @param random in [0, 1) */
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
const maxExperiments = 20;

/** `experiment:variant,experiment:variant`, or dots instead of commas. Invalid pairs are skipped. */
export function readAssignment(text: string): Assignment {
  const pairs = text.split(/[,.]/, maxExperiments).flatMap((part) => {
    const [, name, variant] = pair.exec(part) ?? [];
    return name && variant ? [[name, variant]] : [];
  });
  return Object.fromEntries(pairs);
}

/** Only variant names, which thousands of readers share. HttpOnly. */
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
