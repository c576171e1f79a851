import { valueAt } from '#contracts/json/jsonPointer.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { type CheckOptions, check } from '../check.ts';
import type { Rule } from '../engine/rule.ts';
import { type Example, exampleArticle } from './exampleArticle.ts';

export interface WrongExample {
  content: Example;
  marks?: string;
  at?: string;
  count?: number;
  says?: string | RegExp;
  /** What no part of the finding may repeat. */
  hides?: string;
  severity?: Problem['severity'];
  mends?: { kind: 'safe' | 'review'; to: unknown };
}

export interface RuleExamples {
  finds: Readonly<Record<string, WrongExample>>;
  /** Near misses that the rule must not report. At least five. */
  passes: Readonly<Record<string, Example>>;
  options?: Omit<CheckOptions, 'rules'>;
}

export interface RuleCase {
  name: string;
  run: () => void;
}

const fewestPasses = 5;

export function findingsOf(rule: Rule, example: Example, options: CheckOptions = {}): Problem[] {
  const problems = check(exampleArticle(example), { ...options, rules: [rule] });
  const others = problems.filter((problem) => problem.rule !== rule.id);
  if (others.length > 0) throw new Error(`The example is wrong in another way: ${summaryOf(others)}`);
  return problems;
}

export function ruleCases(rule: Rule, ...all: readonly RuleExamples[]): RuleCase[] {
  return [
    {
      name: `leaves ${fewestPasses} near misses alone`,
      run: () => {
        const count = all.flatMap(({ passes }) => Object.keys(passes)).length;
        if (count < fewestPasses) throw new Error(`There are only ${count} examples of what is left alone.`);
      },
    },
    ...all.flatMap(({ finds, passes, options = {} }) => [
      ...Object.entries(finds).map(([name, wrong]) => ({
        name: `finds ${name}`,
        run: () => tryWrong(rule, wrong, options),
      })),
      ...Object.entries(passes).map(([name, content]) => ({
        name: `leaves alone ${name}`,
        run: () => {
          const problems = findingsOf(rule, content, options);
          if (problems.length > 0) throw new Error(`Nothing should be found, but: ${summaryOf(problems)}`);
        },
      })),
    ]),
  ];
}

function tryWrong(rule: Rule, wrong: WrongExample, options: CheckOptions): void {
  const { content, marks, at, says, hides, severity, mends, count = 1 } = wrong;
  const article = exampleArticle(content);
  const problems = findingsOf(rule, content, options);
  if (problems.length !== count) {
    throw new Error(`${count} should be found, but ${problems.length} were: ${summaryOf(problems)}`);
  }
  const [problem] = problems;
  if (!problem) return;
  expectSame('place', at, problem.pointer);
  expectSame('marked text', marks, markedText(article, problem));
  expectSame('severity', severity, problem.severity);
  expectSame('kind of remedy', mends?.kind, problem.fix?.kind);
  expectSame('remedy', mends?.to, replacement(problem));
  const matches = typeof says === 'string' ? problem.message.includes(says) : says?.test(problem.message);
  if (matches === false) throw new Error(`The message should say ${says}, but is: ${problem.message}`);
  const { fix: _, ...shown } = problem;
  if (hides !== undefined && JSON.stringify(shown).includes(hides)) {
    throw new Error(`The finding should not repeat ${hides}, but does: ${problem.message}`);
  }
}

function replacement({ fix }: Problem): unknown {
  const [operation] = fix?.patch ?? [];
  return operation?.op === 'replace' ? operation.value : undefined;
}

export function markedText(article: unknown, { pointer, within }: Problem): string {
  const value = valueAt(article, pointer);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return within && text !== undefined ? text.slice(within.start, within.end) : (text ?? '');
}

function expectSame(name: string, expected: unknown, found: unknown): void {
  if (expected !== undefined && expected !== found) {
    throw new Error(`The ${name} should be ${JSON.stringify(expected)}, but is ${JSON.stringify(found)}`);
  }
}

function summaryOf(problems: readonly Problem[]): string {
  return (
    problems.map(({ rule, pointer, message }) => `${rule} at ${pointer}: ${message}`).join('; ') || 'nothing'
  );
}
