import { noonOf } from '#contracts/siteTime.ts';
import { checkParsed } from '#rules/check.ts';
import { type CorpusEntry, createCorpus } from '#rules/engine/corpus.ts';
import { failedRule } from '#rules/engine/findings.ts';
import { type LineAndColumn, LineIndex } from '#rules/engine/json/lineIndex.ts';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import type { Rule } from '#rules/engine/rule.ts';
import { contentRules } from '#rules/generated/rules.ts';
import site from '#schemas/site.json' with { type: 'json' };
import { createProblem } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { pathOf } from '#transformer/validate/articleSteps.ts';
import type { BoundedValue } from '#transformer/validate/boundArticle.ts';
import type { ParsedArticle } from '#transformer/validate/parseArticle.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { FileStamp } from '../input/fileStamp.ts';
import { readDocument } from '../input/readDocument.ts';
import type { PlacedConfiguration } from '../settings/configuration.ts';
import { type Judge, judgeOf } from '../settings/severityOf.ts';
import type { CheckedDocument } from './checkedDocument.ts';
import { placeProblems } from './placeProblems.ts';
import { namedRules, ruleFilter } from './ruleFilter.ts';
import type { WidgetTrials } from './widgetTrials.ts';

function placeOfBrokenBytes(bytes: Uint8Array): LineAndColumn {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lines = new LineIndex(text);
  // Invalid bytes decode to the replacement character, which may also be in the source.
  let position = 0;
  let length = 0;
  for (let mark = text.indexOf(replacement); mark !== -1; mark = text.indexOf(replacement, mark + 1)) {
    length += Buffer.byteLength(text.slice(position, mark));
    if (!isReplacement(bytes.subarray(length, length + 3))) return lines.at(mark);
    length += 3;
    position = mark + 1;
  }
  return lines.at(0);
}

const replacement = '\uFFFD';
const encodedReplacement = Buffer.from(replacement);

function isReplacement(bytes: Uint8Array): boolean {
  return encodedReplacement.equals(bytes);
}

/** Fields of every article that no site configuration has. */
const fieldsOfArticles = ['path', 'blocks'];
const fieldsOfSites = Object.keys(site.properties).filter((name) => name !== '$schema');

/** By its `$schema` or its fields. @param isKnown whether its source says so */
function isSiteConfiguration(parsed: ParsedArticle, isKnown = false): parsed is BoundedValue {
  if (!parsed.ok) return false;
  if (isKnown) return true;
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (fieldsOfArticles.some((name) => Object.hasOwn(value, name))) return false;
  const schema = '$schema' in value ? value.$schema : undefined;
  if (typeof schema === 'string' && /(?:^|\/)site\.json$/.test(schema)) return true;
  return fieldsOfSites.some((name) => Object.hasOwn(value, name));
}

/** Loaded on demand, because runs on articles do not need it. */
async function checkSite({ value, problems }: BoundedValue, judge?: Judge): Promise<Problem[]> {
  const { checkSiteConfiguration } = await import('#content/site/checkSiteConfiguration.ts');
  const all = [...problems, ...checkSiteConfiguration(value).problems];
  if (!judge) return all;
  return all.flatMap((problem) => {
    const severity = judge(problem);
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
}

/** Read and parse errors are findings too. Never throws. */
export type ArticleChecker = (document: ArticleDocument) => Promise<CheckedDocument>;

/**
 * Everything that findings depend on besides the articles. Plain data: sent to worker threads, used as a cache
 * key.
 */
export interface CheckSettings {
  day: string;
  /** Rules, or families as `html/*`; empty means all. */
  rules: readonly string[];
  configuration: PlacedConfiguration;
  ruleModules: readonly string[];
}

export interface CheckerParts {
  customRules?: readonly Rule[];
  stopped?: readonly string[];
  beforeRule?: ((rule: string) => void) | undefined;
  /** Without it, rules that need other articles are skipped. */
  corpus?: readonly CorpusEntry[] | undefined;
  widgets?: Pick<WidgetTrials, 'loadFor' | 'trialOf'> | undefined;
}

export function needsWidgets({ rules }: Pick<CheckSettings, 'rules'>): boolean {
  const isNamed = namedRules(rules);
  return contentRules.some(({ id, reads }) => reads?.includes('widgets') && isNamed(id));
}

export function createArticleChecker(
  { day, rules: requested, configuration }: CheckSettings,
  { customRules = [], stopped = [], beforeRule, corpus, widgets }: CheckerParts = {},
): ArticleChecker {
  const isRequested = ruleFilter(requested);
  const isNamed = namedRules(requested);
  const options = {
    at: noonOf(day, configuration.site?.timeZone),
    rules: [...contentRules, ...customRules].filter(({ id }) => isNamed(id) && !stopped.includes(id)),
    beforeRule,
    corpus: corpus && createCorpus(corpus),
    settings: configuration.site ?? {},
    anchorsOf: blockAnchors,
    trialOf: widgets?.trialOf,
  };

  return async (document) => {
    const { name, stopped: stop } = document;
    if (stop && stop.rule === undefined) return unreadable(document, stop.reason);
    const read = readDocument(document);
    if ('reason' in read) return unreadable(document, read.reason);
    if ('isUnchanged' in read) return { name, ...read, path: '', findings: [], complete: true };
    const { bytes, stamp } = read;
    const parsed = readArticle(bytes);
    if (parsed.ok) await widgets?.loadFor(bytes);
    const judge = judgeOf(configuration, name);
    const isSite = isSiteConfiguration(parsed, document.isSite);
    const found = isSite
      ? await checkSite(parsed, judge)
      : checkParsed(parsed, judge ? { ...options, severityOf: judge } : options);
    const problems = found.filter(({ rule }) => isRequested(rule));
    const path = parsed.ok ? pathOf(parsed.value) : '';
    if (stop?.rule !== undefined) problems.push(stopProblem(stop.rule, stop.reason, path));
    const checked = { ...about(name, stamp), path, findings: placed(), complete: true };
    return isSite ? { ...checked, isSite } : checked;

    function placed() {
      if (problems.length === 0) return [];
      const text = new TextDecoder().decode(bytes);
      if (parsed.ok) return placeProblems(problems, document, text, parsed.value);
      const atBytes = problems.map((problem) => atBrokenByte(problem, bytes));
      return placeProblems(atBytes, document, text, undefined);
    }
  };
}

function about(name: string, stamp: FileStamp | undefined): Pick<CheckedDocument, 'name' | 'stamp'> {
  return stamp ? { name, stamp } : { name };
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
  return { name, path: '', findings: [{ problem, where: '' }], complete: false };
}

function stopProblem(rule: string, reason: string, path: string): Problem {
  return createProblem({
    rule: failedRule,
    severity: 'error',
    path,
    pointer: '',
    evidence: rule,
    message: `The rule ${rule} was stopped in this article: ${reason}. The rest of the article was not checked for it. This is an error in the rule: report it to its authors.`,
  });
}

function atBrokenByte(problem: Problem, bytes: Uint8Array): Problem {
  return problem.rule === 'json/encoding' ? { ...problem, ...placeOfBrokenBytes(bytes) } : problem;
}
