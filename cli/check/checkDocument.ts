import { check } from '../../quality/check.ts';
import { applySuppressions } from '../../quality/suppressions.ts';
import { createProblem } from '../../transformer/createProblem.ts';
import { parseArticle } from '../../transformer/parseArticle.ts';
import type { Problem } from '../../transformer/problem.ts';
import type { ArticleDocument } from '../input/document.ts';
import { readBounded, reasonOf } from '../input/readBounded.ts';
import type { PlacedConfiguration } from '../settings/configuration.ts';
import { judgeOf } from '../settings/severityOf.ts';
import { placeOfBrokenBytes } from './brokenBytes.ts';
import { type Finding, placeProblems } from './placeProblems.ts';
import { ruleFilter } from './ruleFilter.ts';

/** A document and what was found in it. */
export interface CheckedDocument {
  name: string;
  /** The article's path; '' where it has none. */
  path: string;
  /** In the order of their places. */
  findings: readonly Finding[];
  /** False where the document could not be read, so that its article was not checked. */
  complete: boolean;
}

/** How documents are judged. Plain data, so that it can be handed to another thread. */
export interface CheckSettings {
  /** The moment as of which articles are judged, ISO 8601. */
  at: string;
  /** Rules, or families of them as `html/*`; none means all. */
  rules: readonly string[];
  configuration: PlacedConfiguration;
}

/** Checks one document. What cannot be read or parsed is a finding like any other, and the run goes on. */
export function checkDocument(document: ArticleDocument, settings: CheckSettings): CheckedDocument {
  const { name } = document;
  let bytes: Uint8Array;
  try {
    if (document.kind === 'unreadable') return unreadable(document, document.reason);
    bytes = document.kind === 'read' ? document.bytes : readBounded(name);
  } catch (error) {
    return unreadable(document, reasonOf(error));
  }
  const parsed = parseArticle(bytes);
  const found = parsed.ok
    ? [...parsed.problems, ...checkArticle(parsed.value, settings)]
    : [atBrokenByte(parsed.problem, bytes)];
  const path = parsed.ok ? pathOf(parsed.value) : '';
  const problems = judged(found, settings, name);
  if (problems.length === 0) return { name, path, findings: [], complete: true };
  const text = new TextDecoder().decode(bytes);
  const article = parsed.ok ? parsed.value : undefined;
  return { name, path, findings: placeProblems(problems, document, text, article), complete: true };
}

function checkArticle(article: unknown, { at }: CheckSettings): Problem[] {
  return applySuppressions(article, check(article), { at: new Date(at) });
}

function pathOf(article: unknown): string {
  if (typeof article !== 'object' || article === null || !('path' in article)) return '';
  return typeof article.path === 'string' ? article.path : '';
}

/** The problems that were asked for, as severe as the project has them. */
function judged(problems: Problem[], { rules, configuration }: CheckSettings, name: string): Problem[] {
  if (problems.length === 0) return problems;
  const isAsked = ruleFilter(rules);
  const judge = judgeOf(configuration, name);
  return problems.flatMap((problem) => {
    if (!isAsked(problem.rule)) return [];
    const severity = judge ? judge(problem) : problem.severity;
    if (severity === 'off') return [];
    return [severity === problem.severity ? problem : { ...problem, severity }];
  });
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
  return { name, path: '', findings: [{ problem }], complete: false };
}

function atBrokenByte(problem: Problem, bytes: Uint8Array): Problem {
  return problem.rule === 'json/encoding' ? { ...problem, ...placeOfBrokenBytes(bytes) } : problem;
}
