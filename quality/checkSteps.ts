import type { BlockAnchors } from '#transformer/anchors.ts';
import type { WidgetTrial } from '#transformer/checkByRendering/widgetTrial.ts';
import { createProblem } from '#transformer/createProblem.ts';
import { problemsAsWritten } from '#transformer/migrate/problemsAsWritten.ts';
import type { ParsedArticle } from '#transformer/parseArticle.ts';
import type { Problem, Severity } from '#transformer/problem.ts';
import type { Steps } from '#transformer/steps.ts';
import { boundedSteps, pathOf } from '#transformer/validate/articleSteps.ts';
import type { ContentContract } from '#transformer/validate/contentContract.ts';
import { BrokenPlaces } from './brokenPlaces.ts';
import type { Corpus } from './corpus.ts';
import type { Rule } from './rule.ts';
import { runRules } from './runRules.ts';
import type { Silence } from './silence.ts';
import { defaultSettings, type SiteSettings } from './siteSettings.ts';

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
  trialOf?: WidgetTrial | undefined;
  /** Is told the name of each rule before it is shown anything, so that others know which one does not end. */
  beforeRule?: ((rule: string) => void) | undefined;
  /** Has the last word on how much a problem matters here, and whether it is told at all. */
  severityOf?: (problem: Problem) => Severity | 'off';
}

/** What a check is made with: all of it at once, or what an article needs. */
export interface CheckParts {
  contract: ContentContract;
  /** The rules to run where nobody names others. */
  rules: readonly Rule[];
  /** Asked only for an article that silences rules. */
  silence: Silence;
}

/** The steps of `check`, for an article whose bounds have been checked. */
export function* parsedSteps(
  parsed: ParsedArticle,
  options: CheckOptions,
  parts: CheckParts,
): Steps<Problem[]> {
  if (!parsed.ok) return judgeAll([parsed.problem], options);
  const { value, silencesRules } = parsed;
  const path = pathOf(value);
  // Before the text was read, nobody knew which article it is.
  const oddities = parsed.problems.map((problem) => createProblem({ ...problem, path }));
  const { checkable, problems, migrated } = yield* boundedSteps(
    { ...parsed, problems: oddities },
    parts.contract,
  );
  const { at = new Date(), corpus, settings, anchorsOf, trialOf, rules = parts.rules, beforeRule } = options;
  const found =
    checkable && rules.length > 0
      ? yield* runRules(checkable, rules, {
          at,
          corpus,
          anchorsOf,
          trialOf,
          settings: { ...defaultSettings, ...settings },
          broken: new BrokenPlaces(problems),
          beforeRule,
        })
      : [];
  const all = problemsAsWritten([...problems, ...found], migrated, path);
  if (!silencesRules) return judgeAll(all, options);
  return judgeAll(
    parts.silence(value, all, { at, timeZone: settings?.timeZone, rules, corpus, trialOf }),
    options,
  );
}

function judgeAll(problems: Problem[], { severityOf }: CheckOptions): Problem[] {
  return severityOf ? problems.flatMap((problem) => judged(problem, severityOf(problem))) : problems;
}

function judged(problem: Problem, severity: Severity | 'off'): Problem[] {
  if (severity === 'off') return [];
  return [severity === problem.severity ? problem : { ...problem, severity }];
}
