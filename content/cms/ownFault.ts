import { ContentUnavailableError, FaultyArticleError, type UnavailableKind } from '../source/errors.ts';

/** What can be wrong with an article while nothing is wrong with the CMS. */
const articleFaults: ReadonlySet<UnavailableKind> = new Set(['parse', 'encoding', 'too-large', 'mismatch']);

/**
 * Asks for an article. What is wrong with the answer alone is the article's own fault, and costs no other.
 *
 * @throws FaultyArticleError
 * @throws ContentUnavailableError where the CMS could not be asked
 */
export async function withOwnFault<Answer>(path: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ContentUnavailableError) || !articleFaults.has(error.kind)) throw error;
    throw new FaultyArticleError(path, error);
  }
}
