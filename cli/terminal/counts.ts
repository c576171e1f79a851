import type { Problem, Severity } from '#transformer/problems/problem.ts';

export type Gate = 'error' | 'warning';

export type SeverityCounts = Record<Severity, number>;

export function countBySeverity(problems: Iterable<Problem>): SeverityCounts {
  const counts = noProblems();
  for (const { severity } of problems) counts[severity] += 1;
  return counts;
}

export function countByGroup(
  problems: Iterable<Problem>,
  groupOf: (problem: Problem) => string,
): [group: string, counts: SeverityCounts][] {
  const groups = new Map<string, SeverityCounts>();
  for (const problem of problems) {
    const group = groupOf(problem);
    const counts = groups.get(group) ?? noProblems();
    counts[problem.severity] += 1;
    groups.set(group, counts);
  }
  return [...groups].sort(
    ([oneName, one], [otherName, other]) =>
      other.error - one.error ||
      other.warning - one.warning ||
      other.info - one.info ||
      (oneName < otherName ? -1 : 1),
  );
}

function noProblems(): SeverityCounts {
  return { error: 0, warning: 0, info: 0 };
}

export function reaches(severity: Severity, gate: Gate): boolean {
  return severity === 'error' || (gate === 'warning' && severity === 'warning');
}

/** Creating an Intl formatter takes longer than checking a dozen articles. */
const thousands = /\B(?=(?:\d{3})+$)/g;

export function counted(count: number, noun: string): string {
  return `${String(count).replace(thousands, ',')} ${noun}${count === 1 ? '' : 's'}`;
}
