import type { Refusal } from './changeOutcome.ts';
import type { ArticleState, Deleted } from './editorPages.ts';
import type { Operation, Written } from './operation.ts';

export const editingAddresses = {
  /** `GET`: {@link EditingState}. */
  state: '/editor/api/editing',
  /** `POST` {@link OperationsToSave}, or `GET` with {@link sinceField}: {@link OperationsReply}. */
  operations: '/editor/api/operations',
  /** `POST` {@link PublicationToMake}: {@link PublicationMade}; 409 `{ conflict }`, 422 `{ problems }`. */
  publication: '/editor/api/editing/publication',
  /** `DELETE` with {@link conflictField}: resolves a conflict. The operation stays in the log. */
  conflict: '/editor/api/editing/parked',
  /** `GET`: server-sent events, see {@link EditingEvents}. With {@link sinceField}, starts after that sequence. */
  events: '/editor/api/events',
  /** `POST` {@link Presence}. */
  presence: '/editor/api/presence',
} as const;

export const sinceField = 'since';
/** The {@link EditingState.id}: the server then finds the article after a rename, and refuses another one at its path. */
export const articleField = 'article';
export const conflictField = 'id';

/** Response to `GET /editor/api/editing?path=`: the current article and its status. */
export interface EditingState {
  readonly path: string;
  /** Of the article, whatever its path; absent for articles of a CMS. */
  readonly id?: string;
  readonly article: Written;
  /** Of the last operation in it; 0 if there is none. */
  readonly sequence: number;
  readonly state: ArticleState;
  /** False if the articles come from a CMS that accepts no changes. */
  readonly canSave: boolean;
  readonly parked: readonly ConflictingOperation[];
  /** The article's former paths: a browser's unsent operations may be stored under one of them. */
  readonly formerPaths?: readonly string[];
  readonly translations?: readonly EditedTranslation[];
  readonly deleted?: Deleted;
  /** Why it is read-only, in a sentence; absent if it is editable, or merely not stored. */
  readonly whyReadOnly?: string;
}

export interface EditedTranslation {
  readonly path: string;
  readonly language: string;
}

export interface OperationsToSave {
  /** The last sequence that the sender knew when it made the first of these. */
  readonly since: number;
  /**
   * A unique name of the sending window while operations are pending: its own ones after `since` do not conflict.
   * Without it, only this batch counts as its own.
   */
  readonly sender?: string;
  /** The author's id: if another person is signed in, the batch is refused. */
  readonly person?: string;
  readonly operations: readonly Operation[];
}

export interface OperationsReply {
  readonly sequence: number;
  /** In order, the sender's included. If the last one is before `sequence`, fetch the next ones. */
  readonly operations: readonly SequencedOperation[];
  /** The sender's operations in conflict: stored, but not in the article. */
  readonly parked: readonly ConflictingOperation[];
}

export interface SequencedOperation {
  readonly sequence: number;
  readonly operation: Operation;
}

export interface ConflictingOperation {
  readonly operation: Operation;
  /**
   * `met`: another person changed the same field meanwhile. `not-kept`: the resulting article could not be
   * stored: too large, another path, or unsupported content.
   */
  readonly because: Refusal | 'met' | 'not-kept';
  readonly met: readonly string[];
  readonly sender?: string;
}

export interface PublicationToMake {
  /** The state after this operation is published; a later operation is a conflict. */
  readonly sequence: number;
  readonly note?: string;
  /** The published revision to replace, if the draft is based on an older one. */
  readonly onto?: string;
}

export interface PublicationMade {
  readonly revision: string;
  readonly sequence: number;
}

/** Body of `POST /editor/api/presence?path=`: repeated within {@link presenceSeconds}, or it expires. */
export interface Presence {
  readonly window: string;
  /** The block that they are in; '' is the article itself, and `null` no particular place. */
  readonly block: string | null;
  readonly left?: boolean;
}

export interface Present extends Omit<Presence, 'left'> {
  readonly person: string;
  readonly name: string;
}

export const presenceSeconds = 45;

export interface EditingEvents {
  /** New operations, in order; the event's id is the sequence of the last one. */
  readonly operations: readonly SequencedOperation[];
  /** The published state has changed, or may have while the client was disconnected. */
  readonly published: {
    readonly revision: string | null;
    readonly hasDraft: boolean;
    readonly deleted?: Deleted;
  };
  /** The article was renamed. The stream ends: reconnect by this path, because another article may get the old one. */
  readonly renamed: { readonly path: string };
  /** A new comment: the number of the last step, also sent initially if there are any. */
  readonly comments: { readonly number: number };
  /** Reviews or schedules have changed: refetch them. A schedule may also end with a `published` event. */
  readonly review: Readonly<Record<string, never>>;
  readonly presence: readonly Present[];
}

export const maxOperations = 1_000;
export const maxOperationsInReply = 2_000;
export const maxOperationsBytes = 2 * 1024 * 1024;
