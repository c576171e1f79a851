import type { BlockContext } from '#transformer/article/blockContext.ts';

export type QuizVersion = 'classic' | 'new';

/** The new version on path prefixes that the site configures. */
export function quizVersion({
  articlePath,
  quizzes,
}: Pick<BlockContext, 'articlePath' | 'quizzes'>): QuizVersion {
  return quizzes.newVersionPaths.some((part) => articlePath.includes(part)) ? 'new' : 'classic';
}
