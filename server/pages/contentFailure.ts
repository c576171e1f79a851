import { ContentUnavailableError, FaultyArticleError, InvalidArticleError } from '#content/source/errors.ts';
import {
  defaultRetryAfterSeconds,
  HttpError,
  tooManyUnknownPaths,
  unavailable,
  unusableArticle,
} from '#platform/http/httpError.ts';

/** Longer promises of a content source are not passed on: it is often back much sooner. */
const maxRetryAfterSeconds = 120;

/**
 * The answer for an article that could not be read: 503 if its source failed, 422 if the article is faulty, 429 if too many
 * unknown paths were requested, else the error itself. Only editors name articles that cannot be stored; they get the reason.
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
