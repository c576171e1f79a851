/** The message is shown to the reader: internal details belong in `cause`, which is only logged. */
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

export function tooManyAttempts(retryAfterSeconds: number): HttpError {
  return new HttpError(429, 'There were too many attempts. Please wait a minute and try again.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

export function tooManyUnknownPaths(details: { retryAfterSeconds: number; cause?: unknown }): HttpError {
  return new HttpError(429, 'This page could not be looked for right now. Please try again in a moment.', {
    headers: { 'Retry-After': String(details.retryAfterSeconds) },
    cause: details.cause,
  });
}

export function unusableArticle(details: { cause?: unknown } = {}): HttpError {
  return new HttpError(422, 'This article cannot be shown at the moment.', details);
}

export function unavailable(details: { retryAfterSeconds?: number; cause?: unknown } = {}): HttpError {
  return new HttpError(503, 'This page is not available right now. Please try again in a moment.', {
    headers: { 'Retry-After': String(details.retryAfterSeconds ?? defaultRetryAfterSeconds) },
    cause: details.cause,
  });
}
