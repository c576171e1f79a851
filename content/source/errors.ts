import { type ArticleRefusal, articleRefusalInWords } from '#editor-preview/model/storing/articleRefusal.ts';
import type { UpstreamFailure } from '#platform/upstream/upstreamError.ts';

export type UnavailableKind =
  | UpstreamFailure
  /** A status such as 403, which says neither yes nor no. */
  | 'refused'
  | 'parse'
  | 'mismatch'
  /** Not asked: too many unlisted paths were requested lately. */
  | 'unknown-path'
  | 'unsupported'
  | 'database';

/** The same answer would come again. */
const answeredKinds: ReadonlySet<UnavailableKind> = new Set([
  'redirect',
  'refused',
  'content-type',
  'encoding',
  'too-large',
  'parse',
  'mismatch',
]);

/** No answer and no earlier copy: the reader gets an error page, not a 404. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
  readonly kind: UnavailableKind;
  readonly status: number | undefined;
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

  /** The answer was unusable. */
  get hasAnswered(): boolean {
    return answeredKinds.has(this.kind);
  }
}

/** No JSON, another article, or too large. The source is fine, and would give the same answer again. */
export class FaultyArticleError extends Error {
  override readonly name = 'FaultyArticleError';
  readonly path: string;
  readonly kind: UnavailableKind;

  constructor(path: string, cause: ContentUnavailableError) {
    super(`The article at ${path} is not usable. ${cause.message}`, { cause });
    this.path = path;
    this.kind = cause.kind;
  }
}

export function isContentError(error: unknown): error is ContentUnavailableError | FaultyArticleError {
  return error instanceof ContentUnavailableError || error instanceof FaultyArticleError;
}

/** The upstream was not called. Frequent, so it is counted and not logged. */
export function isNotCalled({ kind }: ContentUnavailableError): boolean {
  return kind === 'breaker-open' || kind === 'overloaded';
}

/** The message is in English. */
export class InvalidArticleError extends Error {
  override readonly name = 'InvalidArticleError';
  /** JSON Pointer to the invalid value; empty for the whole document. */
  readonly pointer: string;
  readonly why: ArticleRefusal;

  constructor(why: ArticleRefusal, pointer = '') {
    super(articleRefusalInWords(why));
    this.why = why;
    this.pointer = pointer;
  }
}

/** Two concurrent processes would lose acknowledged writes. */
export class StoreLockedError extends Error {
  override readonly name = 'StoreLockedError';
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
  readonly serverUrl: string | undefined;

  constructor(
    folder: string,
    holder: { pid: number; host: string; startedAt: string; serverUrl?: string | undefined },
  ) {
    const servedAt = holder.serverUrl ? `, which serves ${holder.serverUrl}` : '';
    super(
      `The store in ${folder} is in use by process ${holder.pid} on ${holder.host}${servedAt} (since ${holder.startedAt}). Stop that process first, or use another folder (DATA_DIR).`,
    );
    this.pid = holder.pid;
    this.host = holder.host;
    this.startedAt = holder.startedAt;
    this.serverUrl = holder.serverUrl;
  }
}

/** No usable database. Its owner has to act; nothing was changed. */
export class StoreFolderError extends Error {
  override readonly name = 'StoreFolderError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** Too old to upgrade from. Its owner has to act; nothing was changed. */
export class OldStoreError extends Error {
  override readonly name = 'OldStoreError';

  constructor(location: string, record: string, missing: readonly string[]) {
    const [last, ...earlier] = missing.toReversed();
    const more = earlier.length === 0 ? '' : ` and ${earlier.length} earlier ones`;
    super(
      `${location} is of a release too old to upgrade from: its table ${record} lacks ${last}${more}. Nothing was changed. First start a release that has this migration, then this one.`,
    );
  }
}
