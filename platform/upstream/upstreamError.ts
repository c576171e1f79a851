/** What went wrong with a request to an upstream. */
export type UpstreamFailure =
  /** No complete answer within the limit. */
  | 'timeout'
  | 'connect'
  | 'tls'
  | 'reset'
  /** It answered 429 or 5xx: it says itself that it cannot. */
  | 'status'
  /** Its name resolves to an address that is not public. */
  | 'private'
  /** Too many redirects, or one to another site. */
  | 'redirect'
  | 'too-large'
  /** The body does not decompress, or is not in its declared charset. */
  | 'encoding'
  /** The content type is not the requested one. */
  | 'content-type'
  /** Not sent: the circuit breaker is open. */
  | 'breaker-open'
  /** Not sent: too many requests are in flight. */
  | 'overloaded'
  /** Not sent: the upstream is closed. */
  | 'closed';

/** A request to an upstream failed. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamFailure;
  /** The HTTP status, if it answered. */
  readonly status: number | undefined;
  /** Its `Retry-After`, in milliseconds from its answer. */
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

/** Whether the upstream itself is unhealthy. An answer that arrived shows that it is not. */
export function isOutage({ kind }: UpstreamError): boolean {
  return outages.has(kind);
}
