import { check } from '../quality/check.ts';
import { createProblem } from '../transformer/createProblem.ts';
import { lineAndColumn, nearestPlace, valuePlaces } from '../transformer/json/valuePlaces.ts';
import { parseArticle } from '../transformer/parseArticle.ts';
import type { Problem } from '../transformer/problem.ts';
import type { ArticleFile } from './articleFiles.ts';

/** A file and what was found in it. */
export interface CheckedFile {
  name: string;
  /** In the order of their places in the file. */
  problems: readonly Problem[];
  /** False where the file could not be read, so that its article was not checked. */
  complete: boolean;
}

/** Checks one file. What cannot be read or parsed is a finding like any other, and the run goes on. */
export function checkFile(file: ArticleFile): CheckedFile {
  const { name } = file;
  if ('reason' in file) return { name, problems: [unreadable(name, file.reason)], complete: false };
  const parsed = parseArticle(file.bytes);
  const problems = parsed.ok
    ? placed(file.bytes, [...parsed.problems, ...check(parsed.value)])
    : [parsed.problem];
  return { name, problems: problems.map((problem) => ({ ...problem, file: name })), complete: true };
}

function unreadable(name: string, reason: string): Problem {
  return createProblem({
    rule: 'file/unreadable',
    severity: 'error',
    message: `This file cannot be read: ${reason}.`,
    path: '',
    pointer: '',
    file: name,
  });
}

/** Adds lines and columns. What is missing is placed where it is missed: at the beginning of what should hold it. */
function placed(bytes: Uint8Array, problems: readonly Problem[]): Problem[] {
  if (problems.length === 0) return [];
  const text = new TextDecoder().decode(bytes);
  const places = valuePlaces(text);
  return problems
    .map((problem) => {
      const place = nearestPlace(places, problem.pointer) ?? { start: 0, end: 0 };
      const { line: endLine, column: endColumn } = lineAndColumn(text, place.end);
      return { ...problem, ...lineAndColumn(text, place.start), endLine, endColumn };
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
