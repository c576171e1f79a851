/** Why a content source could not answer. */
export type UnavailableKind =
  | 'timeout'
  | 'connect'
  | 'tls'
  | 'reset'
  | 'status'
  | 'redirect'
  | 'content-type'
  | 'parse'
  | 'too-large'
  | 'mismatch'
  | 'breaker-open'
  | 'overloaded'
  | 'unsupported'
  | 'database';

/** The content source cannot answer now and no earlier copy is at hand: the reader gets an error page, not a 404. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
  readonly kind: UnavailableKind;
  /** The upstream's HTTP status, where it answered one. */
  readonly status: number | undefined;
  /** When the upstream said to come back, in milliseconds from its answer. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: UnavailableKind,
    message: string,
    details: { status?: number | undefined; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** Whether the upstream was not even asked: that happens with every request for a while, and is counted, not told. */
export function isTurnedAway({ kind }: ContentUnavailableError): boolean {
  return kind === 'breaker-open' || kind === 'overloaded';
}

/** The JSON is no article that the store could keep; the message says where and why. */
export class InvalidArticleError extends Error {
  override readonly name = 'InvalidArticleError';
  /** JSON Pointer to the offending value; empty for the whole document. */
  readonly pointer: string;

  constructor(message: string, pointer = '') {
    super(message);
    this.pointer = pointer;
  }
}

/** Another process holds the store's folder. Two of them at once would lose acknowledged writes. */
export class StoreLockedError extends Error {
  override readonly name = 'StoreLockedError';
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
  /** Where that process answers HTTP, if it said so. */
  readonly serverUrl: string | undefined;

  constructor(
    folder: string,
    holder: { pid: number; host: string; startedAt: string; serverUrl?: string | undefined },
  ) {
    const where = holder.serverUrl ? `, which serves ${holder.serverUrl}` : '';
    super(
      `The store in ${folder} is in use by process ${holder.pid} on ${holder.host}${where} (since ${holder.startedAt}). Stop that process first, or take another folder (DATA_DIR).`,
    );
    this.pid = holder.pid;
    this.host = holder.host;
    this.startedAt = holder.startedAt;
    this.serverUrl = holder.serverUrl;
  }
}
