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
 * What a reader is told when an article could not be had: 503 where its source is to blame, 422 where the article is,
 * 429 where too many unknown paths were requested, else the error itself. Only editors name articles that cannot be kept, and they are told why.
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
