import { check } from '../../quality/check.ts';
import { createProblem } from '../../transformer/createProblem.ts';
import { parseArticle } from '../../transformer/parseArticle.ts';
import type { Problem } from '../../transformer/problem.ts';
import type { ArticleDocument } from '../input/document.ts';
import { readBounded, reasonOf } from '../input/readBounded.ts';
import { placeOfBrokenBytes } from './brokenBytes.ts';
import { type Finding, placeProblems } from './placeProblems.ts';

/** A document and what was found in it. */
export interface CheckedDocument {
  name: string;
  /** In the order of their places. */
  findings: readonly Finding[];
  /** False where the document could not be read, so that its article was not checked. */
  complete: boolean;
}

/** Checks one document. What cannot be read or parsed is a finding like any other, and the run goes on. */
export function checkDocument(document: ArticleDocument): CheckedDocument {
  const { name } = document;
  let bytes: Uint8Array;
  try {
    if (document.kind === 'unreadable') return unreadable(document, document.reason);
    bytes = document.kind === 'read' ? document.bytes : readBounded(name);
  } catch (error) {
    return unreadable(document, reasonOf(error));
  }
  const parsed = parseArticle(bytes);
  const problems = parsed.ok
    ? [...parsed.problems, ...check(parsed.value)]
    : [atBrokenByte(parsed.problem, bytes)];
  if (problems.length === 0) return { name, findings: [], complete: true };
  const text = new TextDecoder().decode(bytes);
  const article = parsed.ok ? parsed.value : undefined;
  return { name, findings: placeProblems(problems, document, text, article), complete: true };
}

function unreadable({ name, line }: ArticleDocument, reason: string): CheckedDocument {
  const problem = createProblem({
    rule: 'file/unreadable',
    severity: 'error',
    message: `This cannot be read: ${reason}.`,
    path: '',
    pointer: '',
    file: name,
    line,
    column: 1,
  });
  return { name, findings: [{ problem }], complete: false };
}

function atBrokenByte(problem: Problem, bytes: Uint8Array): Problem {
  return problem.rule === 'json/encoding' ? { ...problem, ...placeOfBrokenBytes(bytes) } : problem;
}
