import { check } from '../quality/check.ts';
import { createProblem } from '../transformer/createProblem.ts';
import { parseArticle } from '../transformer/parseArticle.ts';
import type { Problem } from '../transformer/problem.ts';
import type { ArticleFile } from './articleFiles.ts';

/** A file and what was found in it. */
export interface CheckedFile {
  name: string;
  problems: readonly Problem[];
  /** False where the file could not be read, so that its article was not checked. */
  complete: boolean;
}

/** Checks one file. What cannot be read or parsed is a finding like any other, and the run goes on. */
export function checkFile({ name, bytes, reason }: ArticleFile): CheckedFile {
  const named = (problems: readonly Problem[]): Problem[] =>
    problems.map((problem) => ({ ...problem, file: name }));
  if (bytes === undefined) {
    const problem = createProblem({
      rule: 'file/unreadable',
      severity: 'error',
      message: `This file cannot be read: ${reason}.`,
      path: '',
      pointer: '',
    });
    return { name, problems: named([problem]), complete: false };
  }
  const parsed = parseArticle(bytes);
  if (!parsed.ok) return { name, problems: named([parsed.problem]), complete: true };
  return { name, problems: named([...parsed.problems, ...check(parsed.value)]), complete: true };
}
