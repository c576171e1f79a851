import { isOk, type Outcome, problemsOf } from '../findings/outcome.ts';
import { countByGroup, countBySeverity } from '../terminal/counts.ts';
import { visible } from '../terminal/output.ts';
import { blockTypeOf } from './pretty.ts';
import type { Reporter } from './reporter.ts';

export const json: Reporter = (outcome) =>
  `${visible(JSON.stringify({ ...summaryOf(outcome), problems: [...problemsOf(outcome)] }, null, 2))}\n`;

export function summaryOf(outcome: Outcome) {
  const problems = [...problemsOf(outcome)];
  return {
    version: 1,
    ok: isOk(outcome),
    complete: outcome.complete,
    summary: {
      files: outcome.articles,
      ...countBySeverity(problems),
      known: outcome.known.met,
      byRule: Object.fromEntries(countByGroup(problems, ({ rule }) => rule)),
      byBlockType: Object.fromEntries(countByGroup(problems, blockTypeOf)),
    },
  };
}
