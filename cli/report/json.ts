import type { CheckedFile } from '../checkedFile.ts';
import { countBySeverity, reaches } from '../summary.ts';

/** Findings for programs, in the shape of design.md section 8. */
export function json(
  files: readonly CheckedFile[],
  { gate, complete }: { gate: 'error' | 'warning'; complete: boolean },
): string {
  const problems = files.flatMap((file) => file.problems);
  const report = {
    version: 1,
    ok: !problems.some(({ severity }) => reaches(severity, gate)),
    complete,
    summary: { files: files.length, ...countBySeverity(problems) },
    problems,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
