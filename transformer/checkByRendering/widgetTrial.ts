import { emptyBlockRule, type Fault, renderFailedRule } from '../fault.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import type { Problem } from '../problem.ts';

export type WidgetTrial = (block: PreparedBlock, article: PreparedArticle) => TrialFault | undefined;

export type TrialFault = Pick<Fault, 'rule' | 'message'>;

const foundByRendering: ReadonlySet<string> = new Set([renderFailedRule, emptyBlockRule]);

export function trialsAmong(problems: readonly Problem[]): WidgetTrial {
  const faults = new Map(
    problems
      .filter(({ rule }) => foundByRendering.has(rule))
      .map((problem) => [problem.pointer, problem] as const),
  );
  return ({ pointer }) => faults.get(pointer);
}
