import type { Problem, Severity } from '../transformer/problem.ts';

/** How many problems there are of each severity. */
export function countBySeverity(problems: readonly Problem[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  return counts;
}

/** Whether a problem stops the gate: at or above its severity. */
export function reaches(severity: Severity, gate: 'error' | 'warning'): boolean {
  return severity === 'error' || (gate === 'warning' && severity === 'warning');
}

/** A number with its noun: "1 error", "2 errors". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
