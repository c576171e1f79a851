import type { Problem, Severity } from '#transformer/problems/problem.ts';
import { words } from '../words/words.ts';

export type ShownProblem = Pick<
  Problem,
  'rule' | 'severity' | 'message' | 'pointer' | 'blockId' | 'line' | 'column'
>;

const severities: ReadonlySet<unknown> = new Set<Severity>(['error', 'warning', 'info']);

export function readProblems(value: unknown): ShownProblem[] {
  return Array.isArray(value) ? value.filter(isProblem) : [];
}

function isProblem(value: unknown): value is ShownProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rule' in value &&
    typeof value.rule === 'string' &&
    'severity' in value &&
    severities.has(value.severity) &&
    'message' in value &&
    typeof value.message === 'string' &&
    'pointer' in value &&
    typeof value.pointer === 'string' &&
    (!('blockId' in value) || typeof value.blockId === 'string') &&
    (!('line' in value) || typeof value.line === 'number') &&
    (!('column' in value) || typeof value.column === 'number')
  );
}

export function countInWords(problems: readonly ShownProblem[]): string {
  if (problems.length === 0) return words.problemsPane.none;
  return (['error', 'warning', 'info'] as const)
    .map(
      (severity) => [severity, problems.filter((problem) => problem.severity === severity).length] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => words.problemsPane.counts[severity](count))
    .join(', ');
}
