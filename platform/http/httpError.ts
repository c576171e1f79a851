/**
 * An answer that is not the page a reader asked for. The message is shown to the reader, so it says nothing of the
 * house's inside; what happened belongs into `cause`, which only the log sees.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    publicMessage: string,
    details: { headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(publicMessage, { cause: details.cause });
    this.status = status;
    this.headers = details.headers ?? {};
  }
}

/** How long a client waits before it tries again, where nothing better is known. In seconds. */
export const defaultRetryAfterSeconds = 5;

export function notFound(): HttpError {
  return new HttpError(
    404,
    'There is nothing at this address. The page may have moved, or the address may have a typing error.',
  );
}

export function badRequest(publicMessage = 'The address of this page could not be read.'): HttpError {
  return new HttpError(400, publicMessage);
}

export function methodNotAllowed(allowed: string): HttpError {
  return new HttpError(405, 'This address does not take that kind of request.', {
    headers: { Allow: allowed },
  });
}

/** Somebody guessed a secret too often. */
export function tooManyAttempts(retryAfterSeconds: number): HttpError {
  return new HttpError(429, 'There were too many attempts. Please wait a minute and try again.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** Whether there is an article was not asked: too many addresses without one were requested. */
export function tooManyUnknownPaths(details: { retryAfterSeconds: number; cause?: unknown }): HttpError {
  return new HttpError(429, 'This page could not be looked for right now. Please try again in a moment.', {
    headers: { 'Retry-After': String(details.retryAfterSeconds) },
    cause: details.cause,
  });
}

/** The article is there, and misses what a page cannot do without, or is none. */
export function unusableArticle(details: { cause?: unknown } = {}): HttpError {
  return new HttpError(422, 'This article cannot be shown at the moment.', details);
}

/** The page cannot be made now, but very likely soon. */
export function unavailable(details: { retryAfterSeconds?: number; cause?: unknown } = {}): HttpError {
  return new HttpError(503, 'This page is not available right now. Please try again in a moment.', {
    headers: { 'Retry-After': String(details.retryAfterSeconds ?? defaultRetryAfterSeconds) },
    cause: details.cause,
  });
}
