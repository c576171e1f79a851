import type { BlockAnchors } from '../transformer/anchors.ts';
import { createProblem } from '../transformer/createProblem.ts';
import { boundArticle } from '../transformer/json/boundArticle.ts';
import { problemsAsWritten } from '../transformer/migrate/problemsAsWritten.ts';
import type { ParsedArticle } from '../transformer/parseArticle.ts';
import type { Problem, Severity } from '../transformer/problem.ts';
import { atOnce, type Steps } from '../transformer/steps.ts';
import { boundedSteps, pathOf } from '../transformer/validate/validateArticle.ts';
import type { WidgetFailure } from '../transformer/widgetFailure.ts';
import { BrokenPlaces } from './brokenPlaces.ts';
import { contentRules } from './contentRules.ts';
import type { Corpus } from './corpus.ts';
import { allRules } from './generated/rules.ts';
import type { Rule } from './rule.ts';
import { runRules } from './runRules.ts';
import { defaultSettings, type SiteSettings } from './siteSettings.ts';
import { applySuppressions } from './suppressions.ts';

export interface CheckOptions {
  /** The day that the check is made for; today unless told. */
  at?: Date;
  /** The other articles of the site; without them, nothing is said of what depends on them. */
  corpus?: Corpus | undefined;
  settings?: Partial<SiteSettings>;
  /** The ids in the HTML of blocks that links may lead to; without it, nothing is said of links to places on pages. */
  anchorsOf?: BlockAnchors | undefined;
  /** The rules to run besides those of schema and JSON, which always hold; all of ours unless told. */
  rules?: readonly Rule[];
  /** Tries blocks on their widgets; without it, nothing is said of blocks on which these fail. */
  failureOf?: WidgetFailure | undefined;
  /** Is told the name of each rule before it is shown anything, so that others know which one does not end. */
  beforeRule?: ((rule: string) => void) | undefined;
  /** Has the last word on how much a problem matters here, and whether it is told at all. */
  severityOf?: (problem: Problem) => Severity | 'off';
}

/**
 * Checks an article: its envelope and blocks against their schemas, and what is valid against the content rules, also
 * where that makes no page. What the article itself silences is not told. The one check behind the command, the editor
 * and the server. Never throws, whatever the input is.
 */
export function check(article: unknown, options: CheckOptions = {}): Problem[] {
  return atOnce(checkSteps(article, options));
}

/** {@link check} that gives way behind each block, for whoever has others waiting. */
export function checkSteps(article: unknown, options: CheckOptions = {}): Steps<Problem[]> {
  return parsedSteps(boundArticle(article, pathOf(article)), options);
}

/** {@link check} for what `readArticle` has read, with what that found in the text. */
export function checkParsed(parsed: ParsedArticle, options: CheckOptions = {}): Problem[] {
  return atOnce(parsedSteps(parsed, options));
}

function* parsedSteps(parsed: ParsedArticle, options: CheckOptions): Steps<Problem[]> {
  if (!parsed.ok) return judgeAll([parsed.problem], options);
  const { value, silencesRules } = parsed;
  const path = pathOf(value);
  // Before the text was read, nobody knew which article it is.
  const oddities = parsed.problems.map((problem) => createProblem({ ...problem, path }));
  const { checkable, problems, migrated } = yield* boundedSteps({ ...parsed, problems: oddities });
  const {
    at = new Date(),
    corpus,
    settings,
    anchorsOf,
    failureOf,
    rules = contentRules,
    beforeRule,
  } = options;
  const found =
    checkable && rules.length > 0
      ? yield* runRules(checkable, rules, {
          at,
          corpus,
          anchorsOf,
          failureOf,
          settings: { ...defaultSettings, ...settings },
          broken: new BrokenPlaces(problems),
          beforeRule,
        })
      : [];
  const all = problemsAsWritten([...problems, ...found], migrated, path);
  if (!silencesRules) return judgeAll(all, options);
  const wasTried = triedRules(options, rules);
  return judgeAll(applySuppressions(value, all, { at, wasTried }), options);
}

/**
 * Which rules had a say: of the content rules those that ran, and had the other articles and the widgets if they need
 * them; of those that always hold all but what only saving finds.
 */
function triedRules({ corpus, failureOf }: CheckOptions, rules: readonly Rule[]): (rule: string) => boolean {
  const content = new Set(contentRules.map(({ id }) => id));
  const always = allRules.filter(({ id, foundBy }) => !content.has(id) && foundBy === undefined);
  const isAtHand = { corpus: corpus !== undefined, widgets: failureOf !== undefined, day: true };
  const ran = rules.filter(({ reads = [] }) => reads.every((needed) => isAtHand[needed]));
  const tried = new Set([...always, ...ran].map(({ id }) => id));
  return (rule) => tried.has(rule);
}

function judgeAll(problems: Problem[], { severityOf }: CheckOptions): Problem[] {
  return severityOf ? problems.flatMap((problem) => judged(problem, severityOf(problem))) : problems;
}

function judged(problem: Problem, severity: Severity | 'off'): Problem[] {
  if (severity === 'off') return [];
  return [severity === problem.severity ? problem : { ...problem, severity }];
}
