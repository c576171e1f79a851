import type { BlockContext } from '#transformer/blockContext.ts';

/** The layout of a quiz. Both score alike. */
export type QuizVersion = 'classic' | 'new';

/** The version of the quiz that an article shows: the new one on paths that the site names a part of. */
export function quizVersion({
  articlePath,
  quizzes,
}: Pick<BlockContext, 'articlePath' | 'quizzes'>): QuizVersion {
  return quizzes.newVersionPaths.some((part) => articlePath.includes(part)) ? 'new' : 'classic';
}
