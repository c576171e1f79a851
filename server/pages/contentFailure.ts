import { ContentUnavailableError, FaultyArticleError, InvalidArticleError } from '#content/source/errors.ts';
import {
  defaultRetryAfterSeconds,
  HttpError,
  tooManyUnknownPaths,
  unavailable,
  unusableArticle,
} from '#platform/http/httpError.ts';

/** Longer `Retry-After` of a content source is capped: it often recovers sooner. */
const maxRetryAfterSeconds = 120;

/**
 * The HTTP error for a failed read: 503 if the source failed, 422 if the article is invalid, 429 if too many unknown paths were requested,
 * else the error itself. Only editors get the reason of an article that cannot be stored.
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
