export type UpstreamFailure =
  | 'timeout'
  | 'connect'
  | 'tls'
  | 'reset'
  /** 429 or 5xx: the upstream says itself that it cannot answer. */
  | 'status'
  /** The name resolves to an address that is not public. */
  | 'private'
  | 'redirect'
  | 'too-large'
  /** The body does not decompress, or is not in its declared charset. */
  | 'encoding'
  | 'content-type'
  | 'breaker-open'
  /** Not sent: too many requests are in flight. */
  | 'overloaded'
  | 'closed';

export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamFailure;
  readonly status: number | undefined;
  /** In milliseconds from the answer. */
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

/** An answer that arrived shows that the upstream is healthy. */
export function isOutage({ kind }: UpstreamError): boolean {
  return outages.has(kind);
}
