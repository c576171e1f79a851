import { type Fault, renderFailedRule, showsNothingRule } from '../fault.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import type { Problem } from '../problem.ts';

/** The fault of a valid block's widget: it throws, or shows nothing. Undefined if it shows something. */
export type WidgetTrial = (block: PreparedBlock, article: PreparedArticle) => TrialFault | undefined;

export type TrialFault = Pick<Fault, 'rule' | 'message'>;

const foundByRendering: ReadonlySet<string> = new Set([renderFailedRule, showsNothingRule]);

export function trialsAmong(problems: readonly Problem[]): WidgetTrial {
  const faults = new Map(
    problems
      .filter(({ rule }) => foundByRendering.has(rule))
      .map((problem) => [problem.pointer, problem] as const),
  );
  return ({ pointer }) => faults.get(pointer);
}
