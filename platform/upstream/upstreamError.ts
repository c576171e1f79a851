/** What went wrong with a request to an upstream. */
export type UpstreamFailure =
  /** No complete answer within the limit. */
  | 'timeout'
  | 'connect'
  | 'tls'
  | 'reset'
  /** It answered 429 or 5xx: it says itself that it cannot. */
  | 'status'
  /** Its name leads to an address that is not on the public internet, where it has to be. */
  | 'private'
  /** Redirects without end, or to another site. */
  | 'redirect'
  | 'too-large'
  /** The body does not unpack, or is no text of the kind that it says. */
  | 'encoding'
  /** The answer is of another type than was asked for. */
  | 'content-type'
  /** It was not even asked, because it failed too often. */
  | 'breaker-open'
  /** It was not even asked, because too many requests to it are under way. */
  | 'overloaded'
  /** It was not even asked, because we are ending. */
  | 'closed';

/** An upstream gave no answer that could be used. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamFailure;
  /** The HTTP status, where it answered one. */
  readonly status: number | undefined;
  /** When it said to come back, in milliseconds from its answer. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: UpstreamFailure,
    message: string,
    details: { status?: number | undefined; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}

const outages: ReadonlySet<UpstreamFailure> = new Set(['timeout', 'connect', 'tls', 'reset', 'status']);

/** Whether the upstream itself is unwell. An answer that arrived, whatever it holds, shows that it is not. */
export function isOutage({ kind }: UpstreamError): boolean {
  return outages.has(kind);
}
