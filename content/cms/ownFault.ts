import { ContentUnavailableError, FaultyArticleError, type UnavailableKind } from '../source/errors.ts';

/** Faults of an article, not of the CMS. */
const articleFaults: ReadonlySet<UnavailableKind> = new Set(['parse', 'encoding', 'too-large', 'mismatch']);

/** @throws FaultyArticleError for a fault of this answer; ContentUnavailableError if the CMS cannot be asked */
export async function withOwnFault<Answer>(path: string, request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ContentUnavailableError) || !articleFaults.has(error.kind)) throw error;
    throw new FaultyArticleError(path, error);
  }
}
