import { dayAt } from '#contracts/siteTime.ts';
import type { WidgetTrial } from '#transformer/checkByRendering/widgetTrial.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { Corpus } from './engine/corpus.ts';
import type { Rule } from './engine/rule.ts';
import { rulesFoundOnTheWay } from './rulesFoundOnTheWay.ts';
import { applySuppressions } from './suppressions.ts';

interface RulesThatRan {
  at: Date;
  timeZone: string | undefined;
  rules: readonly Rule[];
  corpus: Corpus | undefined;
  trialOf: WidgetTrial | undefined;
}

export type Silence = typeof silence;

export function silence(article: unknown, problems: readonly Problem[], ran: RulesThatRan): Problem[] {
  return applySuppressions(article, problems, {
    today: dayAt(ran.at, ran.timeZone),
    wasTried: triedRules(ran),
  });
}

/** Content rules that ran with all their inputs, and others except those found by saving. */
function triedRules({ rules, corpus, trialOf }: RulesThatRan): (rule: string) => boolean {
  const always = rulesFoundOnTheWay.filter(({ foundBy }) => foundBy === undefined);
  const isAtHand = { corpus: corpus !== undefined, widgets: trialOf !== undefined, day: true };
  const ran = rules.filter(({ reads = [] }) => reads.every((needed) => isAtHand[needed]));
  const tried = new Set([...always, ...ran].map(({ id }) => id));
  return (rule) => tried.has(rule);
}
