import { type ArticleRefusal, articleRefusalInWords } from '#editing/storing/articleRefusal.ts';
import type { UpstreamFailure } from '#platform/upstream/upstreamError.ts';

/** Why a content source could not answer. */
export type UnavailableKind =
  | UpstreamFailure
  /** It answered with a status that says neither yes nor no, such as 403. */
  | 'refused'
  | 'parse'
  | 'mismatch'
  /** It was not asked: too many paths that its list does not name were requested lately. */
  | 'unknown-path'
  /** It has no such search. */
  | 'unsupported'
  | 'database';

/** Of an answer that arrived, and that would be the same if it was requested again immediately. */
const answeredKinds: ReadonlySet<UnavailableKind> = new Set([
  'redirect',
  'refused',
  'content-type',
  'encoding',
  'too-large',
  'parse',
  'mismatch',
]);

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

  /** Whether the source has answered, with something that is of no use. */
  get hasAnswered(): boolean {
    return answeredKinds.has(this.kind);
  }
}

/**
 * The content source answers, but what it gives for this one article is no article: no JSON, another article's, too
 * large. Nothing is wrong with the source, and the same answer would come again.
 */
export class FaultyArticleError extends Error {
  override readonly name = 'FaultyArticleError';
  readonly path: string;
  readonly kind: UnavailableKind;

  constructor(path: string, cause: ContentUnavailableError) {
    super(`The article at ${path} cannot be used. ${cause.message}`, { cause });
    this.path = path;
    this.kind = cause.kind;
  }
}

/** Whether an article could not be had for a reason that lies outside of this process. */
export function isContentError(error: unknown): error is ContentUnavailableError | FaultyArticleError {
  return error instanceof ContentUnavailableError || error instanceof FaultyArticleError;
}

/** Whether the upstream was not called: that happens with every request for a while, and is counted, not logged. */
export function isTurnedAway({ kind }: ContentUnavailableError): boolean {
  return kind === 'breaker-open' || kind === 'overloaded';
}

/** The JSON is no article that the store could keep; the message says why in English. */
export class InvalidArticleError extends Error {
  override readonly name = 'InvalidArticleError';
  /** JSON Pointer to the offending value; empty for the whole document. */
  readonly pointer: string;
  readonly why: ArticleRefusal;

  constructor(why: ArticleRefusal, pointer = '') {
    super(articleRefusalInWords(why));
    this.why = why;
    this.pointer = pointer;
  }
}

/** Another process has locked the store's folder. Two concurrent ones would lose acknowledged writes. */
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

/** What is in the store's folder is no database that can be opened. Its owner has to see to it; nothing was changed. */
export class StoreFolderError extends Error {
  override readonly name = 'StoreFolderError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** The store was made by a release that this one cannot upgrade from. Its owner has to see to it; nothing was changed. */
export class OldStoreError extends Error {
  override readonly name = 'OldStoreError';

  constructor(where: string, record: string, missing: readonly string[]) {
    const [last, ...earlier] = missing.toReversed();
    const more = earlier.length === 0 ? '' : ` and ${earlier.length} before it`;
    super(
      `${where} is of a release too old to upgrade from: its table ${record} lacks ${last}${more}. Nothing was changed. First start a release that makes this step, then this one.`,
    );
  }
}
