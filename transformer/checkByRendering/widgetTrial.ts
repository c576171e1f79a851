import { type Fault, renderFailedRule, showsNothingRule } from '../fault.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import type { Problem } from '../problem.ts';

/**
 * What is wrong with a valid block once its widget is tried on it: the widget fails, or shows nothing. Undefined where it
 * shows something.
 */
export type WidgetTrial = (block: PreparedBlock, article: PreparedArticle) => TrialFault | undefined;

export type TrialFault = Pick<Fault, 'rule' | 'message'>;

/** The rules that only rendering can tell. */
const foundByRendering: ReadonlySet<string> = new Set([renderFailedRule, showsNothingRule]);

/** What was found while an article was rendered, for whoever checks it afterwards. */
export function trialsAmong(problems: readonly Problem[]): WidgetTrial {
  const faults = new Map(
    problems
      .filter(({ rule }) => foundByRendering.has(rule))
      .map((problem) => [problem.pointer, problem] as const),
  );
  return ({ pointer }) => faults.get(pointer);
}
