import { ContentUnavailableError, FaultyArticleError, InvalidArticleError } from '#content/source/errors.ts';
import {
  defaultRetryAfterSeconds,
  HttpError,
  tooManyUnknownPaths,
  unavailable,
  unusableArticle,
} from '#platform/http/httpError.ts';

/** A content source often recovers sooner. */
const maxRetryAfterSeconds = 120;

/**
 * 503 if the source failed, 422 for an invalid article, 429 for too many unknown paths, else the error itself.
 * Only editors get the reason of an invalid article.
 */
export function contentFailure(error: unknown): unknown {
  if (error instanceof FaultyArticleError) return unusableArticle({ cause: error });
  if (error instanceof InvalidArticleError) return new HttpError(422, error.message, { cause: error });
  if (!(error instanceof ContentUnavailableError)) return error;
  const seconds = Math.ceil((error.retryAfterMs ?? 0) / 1000) || defaultRetryAfterSeconds;
  const retryAfterSeconds = Math.min(seconds, maxRetryAfterSeconds);
  if (error.kind === 'unknown-path') return tooManyUnknownPaths({ retryAfterSeconds, cause: error });
  return unavailable({ retryAfterSeconds, cause: error });
}
