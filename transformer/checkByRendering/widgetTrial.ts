import type { PreparedArticle, PreparedBlock } from '../article/preparedArticle.ts';
import type { Problem } from '../problems/problem.ts';
import { emptyBlockRule, type Fault, renderFailedRule } from '../render/fault.ts';

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
