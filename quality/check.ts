import type { Problem, Severity } from '../transformer/problem.ts';
import { validateArticle } from '../transformer/validate/validateArticle.ts';
import type { Corpus } from './corpus.ts';
import type { Rule } from './rule.ts';
import { contentRules } from './rules/contentRules.ts';
import { runRules } from './runRules.ts';
import { defaultSettings, type SiteSettings } from './siteSettings.ts';

export interface CheckOptions {
  /** The day that the check is made for; today unless told. */
  at?: Date;
  /** The other articles of the site; without them, nothing is said of what depends on them. */
  corpus?: Corpus | undefined;
  settings?: Partial<SiteSettings>;
  /** The rules to run besides those of schema and JSON, which always hold; all of ours unless told. */
  rules?: readonly Rule[];
  /** Has the last word on how much a problem matters here, and whether it is told at all. */
  severityOf?: (problem: Problem) => Severity | 'off';
}

/**
 * Checks an article: its envelope and blocks against their schemas, and what is valid against the content rules. The
 * one check behind the command, the editor and the server. Never throws, whatever the input is.
 */
export function check(article: unknown, options: CheckOptions = {}): Problem[] {
  const { article: prepared, problems } = validateArticle(article);
  const { at = new Date(), corpus, settings, rules = contentRules, severityOf } = options;
  const found = prepared
    ? runRules(prepared, rules, { at, corpus, settings: { ...defaultSettings, ...settings } })
    : [];
  const all = [...problems, ...found];
  return severityOf ? all.flatMap((problem) => judged(problem, severityOf(problem))) : all;
}

function judged(problem: Problem, severity: Severity | 'off'): Problem[] {
  if (severity === 'off') return [];
  return [severity === problem.severity ? problem : { ...problem, severity }];
}
