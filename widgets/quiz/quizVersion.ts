/** The layout of a quiz. Both score alike. */
export type QuizVersion = 'classic' | 'new';

/** Parts of the marketplace-driver test paths that switch on the new version (specification §2). */
const newVersionPaths = ['most-felib', 'newsletter-felib'];

/** The version of the quiz that an article shows. */
export function quizVersion(articlePath: string): QuizVersion {
  return newVersionPaths.some((part) => articlePath.includes(part)) ? 'new' : 'classic';
}
