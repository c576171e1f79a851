import { readFileSync } from 'node:fs';
import { hasFields, isListOf, isOneOf, isText } from '#contracts/json/guards.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { isMissing, reasonOf } from '../files/readBounded.ts';
import { replaceFile } from '../files/replaceFile.ts';
import { UsageError } from '../terminal/exitStatus.ts';

export interface KnownProblem {
  fingerprint: string;
  count: number;
  rule: string;
  path: string;
}

export class Baseline {
  readonly #known: ReadonlyMap<string, KnownProblem>;
  readonly #left: Map<string, number>;

  constructor(known: Iterable<KnownProblem>) {
    this.#known = new Map([...known].map((problem) => [problem.fingerprint, problem]));
    this.#left = new Map([...this.#known.values()].map(({ fingerprint, count }) => [fingerprint, count]));
  }

  static of(problems: Iterable<Problem>): Baseline {
    return new Baseline(knownProblems(problems));
  }

  /** If a problem is known twice, a third occurrence is new. */
  matches({ fingerprint, path }: Problem): boolean {
    if (path === '') return false;
    const left = this.#left.get(fingerprint) ?? 0;
    if (left === 0) return false;
    this.#left.set(fingerprint, left - 1);
    return true;
  }

  fixedIn(paths: ReadonlySet<string>): number {
    return [...this.#left]
      .filter(([fingerprint]) => paths.has(this.#known.get(fingerprint)?.path ?? ''))
      .reduce((sum, [, left]) => sum + left, 0);
  }

  get problems(): readonly KnownProblem[] {
    return [...this.#known.values()];
  }
}

/** Problems without an article path cannot be stored. */
export function knownProblems(problems: Iterable<Problem>): KnownProblem[] {
  const known = new Map<string, KnownProblem>();
  for (const { fingerprint, rule, path } of problems) {
    if (path === '') continue;
    const one = known.get(fingerprint);
    if (one) one.count += 1;
    else known.set(fingerprint, { fingerprint, count: 1, rule, path });
  }
  return [...known.values()];
}

export function readBaseline(file: string): Baseline {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      isMissing(error)
        ? `the baseline ${file} was not found; --update-baseline writes it`
        : `the baseline ${file} cannot be read: ${reasonOf(error)}`,
    );
  }
  if (!isBaselineFile(value)) throw new UsageError(`${file} is not a baseline; --update-baseline writes one`);
  return new Baseline(value.problems);
}

const isKnownProblem = hasFields<KnownProblem>({
  fingerprint: isText,
  rule: isText,
  path: isText,
  count: (count) => Number.isInteger(count) && Number(count) > 0,
});
const isBaselineFile = hasFields<{ version: 1; problems: KnownProblem[] }>({
  version: isOneOf(1),
  problems: isListOf(isKnownProblem),
});

/** One line for each problem in a fixed order, for readable diffs and merges. */
export function writeBaseline(file: string, problems: readonly KnownProblem[]): void {
  const key = ({ path, rule, fingerprint }: KnownProblem): string => `${path}\n${rule}\n${fingerprint}`;
  const lines = problems
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
    .map(({ path, rule, fingerprint, count }) => JSON.stringify({ path, rule, fingerprint, count }));
  const list = lines.length === 0 ? '[]' : `[\n    ${lines.join(',\n    ')}\n  ]`;
  replaceFile(file, `{\n  "version": 1,\n  "problems": ${list}\n}\n`);
}
