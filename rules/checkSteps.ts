import type { WidgetTrial } from '#transformer/checkByRendering/widgetTrial.ts';
import { problemsAsWritten } from '#transformer/migrate/problemsAsWritten.ts';
import { createProblem } from '#transformer/problems/createProblem.ts';
import type { Problem, Severity } from '#transformer/problems/problem.ts';
import type { BlockAnchors } from '#transformer/registry/anchors.ts';
import type { Steps } from '#transformer/steps.ts';
import { boundedSteps, pathOf } from '#transformer/validate/articleSteps.ts';
import type { ContentContract } from '#transformer/validate/contentContract.ts';
import type { ParsedArticle } from '#transformer/validate/parseArticle.ts';
import { BrokenPlaces } from './engine/brokenPlaces.ts';
import type { Corpus } from './engine/corpus.ts';
import type { Rule } from './engine/rule.ts';
import { runRules } from './engine/runRules.ts';
import { defaultSettings, type SiteSettings } from './engine/siteSettings.ts';
import type { Silence } from './silence.ts';

export interface CheckOptions {
  /** The date of the check; today by default. */
  at?: Date;
  /** The other articles of the site. Without them, rules that depend on them do not run. */
  corpus?: Corpus | undefined;
  settings?: Partial<SiteSettings>;
  /** The ids in the HTML of blocks that links can target. Without it, fragment links are not checked. */
  anchorsOf?: BlockAnchors | undefined;
  /** The rules to run besides schema and JSON rules, which always run; all built-in rules by default. */
  rules?: readonly Rule[];
  /** Test-renders blocks. Without it, blocks that fail to render are not reported. */
  trialOf?: WidgetTrial | undefined;
  /** Called with each rule's name before the rule runs, to identify a rule that does not terminate. */
  beforeRule?: ((rule: string) => void) | undefined;
  /** Overrides the severity of a problem; `off` drops it. */
  severityOf?: (problem: Problem) => Severity | 'off';
}

export interface CheckParts {
  contract: ContentContract;
  rules: readonly Rule[];
  /** Called only for an article that suppresses rules. */
  silence: Silence;
}

export function* parsedSteps(
  parsed: ParsedArticle,
  options: CheckOptions,
  parts: CheckParts,
): Steps<Problem[]> {
  if (!parsed.ok) return judgeAll([parsed.problem], options);
  const { value, silencesRules } = parsed;
  const path = pathOf(value);
  // Before the text was parsed, the article's path was unknown.
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
