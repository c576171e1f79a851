import { checkValidated, type Validated, validateParsed } from '../../quality/check.ts';
import { contentRules } from '../../quality/contentRules.ts';
import { type CorpusEntry, createCorpus } from '../../quality/corpus.ts';
import type { Problem } from '../../transformer/problem.ts';
import { pathOf } from '../../transformer/validate/validateArticle.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { PlacedConfiguration } from '../settings/configuration.ts';
import { loadRules } from '../settings/customRules.ts';
import { judgeOf } from '../settings/severityOf.ts';
import { placeOfBrokenBytes } from './brokenBytes.ts';
import type { CheckedDocument } from './checkedDocument.ts';
import { placeProblems } from './placeProblems.ts';
import { DocumentReader, isDone, type ReadDocument } from './readDocuments.ts';
import { namedRules, ruleFilter } from './ruleFilter.ts';

/** Checks documents. What cannot be read or parsed is a finding like any other, and the run goes on. */
export type DocumentCheck = (documents: readonly ArticleDocument[]) => CheckedDocument[];

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

  const foundIn = ({ document, bytes, stamp, parsed, validated }: ValidDocument): CheckedDocument => {
    const { name } = document;
    const about = stamp ? { name, stamp } : { name };
    const judge = judgeOf(configuration, name);
    const problems = checkValidated(validated, judge ? { ...options, severityOf: judge } : options).filter(
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

  const reader = new DocumentReader();
  return (documents) => {
    const checked: CheckedDocument[] = [];
    while (checked.length < documents.length) {
      const group = reader.readGroup(documents, checked.length);
      const valid = group.map((one) => (isDone(one) ? one : withValidation(one)));
      for (const one of valid) checked.push(isDone(one) ? one : foundIn(one));
    }
    return checked;
  };
}

interface ValidDocument extends ReadDocument {
  validated: Validated;
}

function withValidation(one: ReadDocument): ValidDocument {
  return { ...one, validated: validateParsed(one.parsed) };
}

function atBrokenByte(problem: Problem, bytes: Uint8Array): Problem {
  return problem.rule === 'json/encoding' ? { ...problem, ...placeOfBrokenBytes(bytes) } : problem;
}
