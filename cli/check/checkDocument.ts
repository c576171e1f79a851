import { checkParsed } from '../../quality/check.ts';
import { type CorpusEntry, createCorpus } from '../../quality/corpus.ts';
import { contentRules } from '../../quality/rules/contentRules.ts';
import { createProblem } from '../../transformer/createProblem.ts';
import { parseArticle } from '../../transformer/parseArticle.ts';
import type { Problem } from '../../transformer/problem.ts';
import { pathOf } from '../../transformer/validate/validateArticle.ts';
import type { FoundInDocument } from '../cache/documentCache.ts';
import { type FileStamp, stampOf } from '../cache/fileStamp.ts';
import type { ArticleDocument } from '../input/document.ts';
import { readBounded, reasonOf } from '../input/readBounded.ts';
import type { PlacedConfiguration } from '../settings/configuration.ts';
import { loadRules } from '../settings/customRules.ts';
import { judgeOf } from '../settings/severityOf.ts';
import { placeOfBrokenBytes } from './brokenBytes.ts';
import { type Finding, placeProblems } from './placeProblems.ts';
import { namedRules, ruleFilter } from './ruleFilter.ts';

/** A document and what was found in it. */
export interface CheckedDocument extends FoundInDocument {
  /** The article's path; '' where it has none. */
  path: string;
  /** In the order of their places. */
  findings: readonly Finding[];
  /** False where the document could not be read, so that its article was not checked. */
  complete: boolean;
}

/** Checks one document. What cannot be read or parsed is a finding like any other, and the run goes on. */
export type DocumentCheck = (document: ArticleDocument) => CheckedDocument;

/** How documents are judged. Plain data, so that it can be handed to another thread. */
export interface CheckSettings {
  /** The moment as of which articles are judged, ISO 8601. */
  at: string;
  /** Rules, or families of them as `html/*`; none means all. */
  rules: readonly string[];
  configuration: PlacedConfiguration;
  /** Modules of a publisher's own rules. */
  ruleModules: readonly string[];
}

/**
 * Makes the check of all documents of a run.
 *
 * @param corpus what is known of all articles of the site; without it, nothing is said of what depends on them
 * @throws UsageError where a publisher's own rules cannot be loaded
 */
export async function documentCheck(
  { at, rules: asked, configuration, ruleModules }: CheckSettings,
  corpus?: readonly CorpusEntry[],
): Promise<DocumentCheck> {
  const isAsked = ruleFilter(asked);
  const isNamed = namedRules(asked);
  const rules = [...contentRules, ...(await loadRules(ruleModules))].filter(({ id }) => isNamed(id));
  const options = {
    at: new Date(at),
    rules,
    corpus: corpus && createCorpus(corpus),
    settings: configuration.site ?? {},
  };

  return (document) => {
    const { name } = document;
    let bytes: Uint8Array;
    let stamp: FileStamp | undefined;
    try {
      if (document.kind === 'unreadable') return unreadable(document, document.reason);
      if (document.kind === 'read') bytes = document.bytes;
      else if (!document.known) bytes = readBounded(name);
      else ({ bytes, stamp } = stampOf(name, () => readBounded(name)));
    } catch (error) {
      return unreadable(document, reasonOf(error));
    }
    const about = stamp ? { name, stamp } : { name };
    if (stamp && document.kind === 'file' && document.known?.hash === stamp.hash) {
      return { ...about, path: '', findings: [], complete: true, isUnchanged: true };
    }
    const parsed = parseArticle(bytes);
    const judge = judgeOf(configuration, name);
    const problems = checkParsed(parsed, judge ? { ...options, severityOf: judge } : options).filter(
      ({ rule }) => isAsked(rule),
    );
    const path = parsed.ok ? pathOf(parsed.value) : '';
    if (problems.length === 0) return { ...about, path, findings: [], complete: true };
    const text = new TextDecoder().decode(bytes);
    const findings = parsed.ok
      ? placeProblems(problems, document, text, parsed.value)
      : placeProblems(
          problems.map((problem) => atBrokenByte(problem, bytes)),
          document,
          text,
          undefined,
        );
    return { ...about, path, findings, complete: true };
  };
}

function unreadable({ name, line }: ArticleDocument, reason: string): CheckedDocument {
  const problem = createProblem({
    rule: 'file/unreadable',
    severity: 'error',
    message: `This cannot be read: ${reason.replace(/\.$/, '')}.`,
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
