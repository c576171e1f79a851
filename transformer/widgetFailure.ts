import { renderFailedRule } from './fault.ts';
import type { PreparedArticle, PreparedBlock } from './preparedArticle.ts';
import type { Problem } from './problem.ts';

/** That a block's widget fails on it, in words for an editor; undefined where it does not. */
export type WidgetFailure = (block: PreparedBlock, article: PreparedArticle) => string | undefined;

/** What was found while an article was rendered, for whoever checks it afterwards. */
export function failuresAmong(problems: readonly Problem[]): WidgetFailure {
  const messages = new Map(
    problems
      .filter(({ rule }) => rule === renderFailedRule)
      .map(({ pointer, message }) => [pointer, message] as const),
  );
  return ({ pointer }) => messages.get(pointer);
}
