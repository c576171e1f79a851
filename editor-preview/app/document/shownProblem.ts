import { hasFields, isAbsentOr, isNumber, isOneOf, isText } from '#contracts/json/guards.ts';
import type { Problem, Severity } from '#transformer/problems/problem.ts';
import { words } from '../words/words.ts';
import { inEditorWords } from './editorProblem.ts';

export type ShownProblem = Pick<
  Problem,
  'rule' | 'severity' | 'message' | 'pointer' | 'blockId' | 'line' | 'column'
>;

export function readProblems(value: unknown): ShownProblem[] {
  return Array.isArray(value) ? value.filter(isProblem).map(inEditorWords) : [];
}

const isProblem = hasFields<ShownProblem>({
  rule: isText,
  severity: isOneOf<Severity>('error', 'warning', 'info'),
  message: isText,
  pointer: isText,
  blockId: isAbsentOr(isText),
  line: isAbsentOr(isNumber),
  column: isAbsentOr(isNumber),
});

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
