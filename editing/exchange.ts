import type { Refusal } from './changeOutcome.ts';
import type { ArticleState, Deleted } from './editorPages.ts';
import type { Operation, Written } from './operation.ts';

// The editing protocol of the editor and the server.

/** Each with the article's `path` in the query. */
export const editingAddresses = {
  /** `GET`: {@link EditingState}. */
  state: '/editor/api/editing',
  /** `POST` {@link OperationsToSave}, or `GET` with {@link sinceField}: {@link OperationsReply}. */
  operations: '/editor/api/operations',
  /** `POST` {@link PublicationToMake}: {@link PublicationMade}; 409 `{ conflict }`, 422 `{ problems }`. */
  publication: '/editor/api/editing/publication',
  /** `DELETE` with {@link conflictField}: resolves a conflict. The operation stays in the log. */
  conflict: '/editor/api/editing/parked',
  /**
   * `GET`: server-sent events, see {@link EditingEvents}. With {@link sinceField}, starts after that
   * sequence.
   */
  events: '/editor/api/events',
  /** `POST` {@link Presence}. */
  presence: '/editor/api/presence',
} as const;

/** In a query: the last sequence that the client knows. */
export const sinceField = 'since';
/** In a query: the id of an operation in conflict. */
export const conflictField = 'id';

/** Response to `GET /editor/api/editing?path=`: the current article and its status. */
export interface EditingState {
  readonly path: string;
  /** Every block has an id. */
  readonly article: Written;
  /** Of the last operation in it; 0 if there is none. */
  readonly sequence: number;
  readonly state: ArticleState;
  /** False if the articles come from a CMS that accepts no changes. */
  readonly canSave: boolean;
  /** Unresolved conflicts. */
  readonly parked: readonly ConflictingOperation[];
  /** The article's former paths: a browser's unsent operations may be stored under one of them. */
  readonly formerPaths?: readonly string[];
  /** The published translations of the article. */
  readonly translations?: readonly EditedTranslation[];
  /** Set if it is deleted. */
  readonly deleted?: Deleted;
  /** Why it is read-only, in a sentence; absent if it is editable, or merely not stored. */
  readonly whyReadOnly?: string;
}

/** A published translation. */
export interface EditedTranslation {
  readonly path: string;
  /** A language tag. */
  readonly language: string;
}

/** Body of `POST /editor/api/operations?path=`. */
export interface OperationsToSave {
  /** The last sequence that the sender knew when it made the first of these. */
  readonly since: number;
  /**
   * The sending window: a unique name while its operations are pending. Its own operations after `since` do
   * not conflict. Without one, only this batch counts as its own.
   */
  readonly sender?: string;
  /** The author's id: if another person is signed in, the batch is refused. */
  readonly person?: string;
  /** In order of creation. At most {@link maxOperations}. */
  readonly operations: readonly Operation[];
}

/** Response to it, and to `GET /editor/api/operations?path=&since=`. */
export interface OperationsReply {
  /** Of the article's last operation. */
  readonly sequence: number;
  /**
   * Operations after `since`, the sender's included, in order. At most {@link maxOperationsInReply}: if the
   * last one is before `sequence`, fetch the next ones.
   */
  readonly operations: readonly SequencedOperation[];
  /** The sender's operations in conflict: stored, but not in the article. */
  readonly parked: readonly ConflictingOperation[];
}

export interface SequencedOperation {
  readonly sequence: number;
  readonly operation: Operation;
}

/** An operation in conflict. */
export interface ConflictingOperation {
  readonly operation: Operation;
  /**
   * `met`: another person changed the same field meanwhile. `not-kept`: the resulting article could not be
   * stored: too large, another path, or unsupported content.
   */
  readonly because: Refusal | 'met' | 'not-kept';
  /** The ids of the operations that changed the same. */
  readonly met: readonly string[];
  /** The sending window, if known. */
  readonly sender?: string;
}

/** Body of `POST /editor/api/editing/publication?path=`. */
export interface PublicationToMake {
  /** The state after this operation is published; a later operation is a conflict. */
  readonly sequence: number;
  /** The change note for readers, one line. */
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
  /** The window, as {@link OperationsToSave.sender}. */
  readonly window: string;
  /** The block that they are in; '' is the article itself, and `null` no particular place. */
  readonly block: string | null;
  /** They have left. */
  readonly left?: boolean;
}

/** An open window. A person may have several. */
export interface Present extends Omit<Presence, 'left'> {
  /** The signed-in person's id and name. */
  readonly person: string;
  readonly name: string;
}

export const presenceSeconds = 45;

/** Events of the stream by name, with the type of their JSON. */
export interface EditingEvents {
  /** New operations, in order; the event's id is the sequence of the last one. */
  readonly operations: readonly SequencedOperation[];
  /**
   * The published state has changed, or may have while the client was disconnected: what is published now,
   * if anything, and whether a newer draft exists.
   */
  readonly published: {
    readonly revision: string | null;
    readonly hasDraft: boolean;
    readonly deleted?: Deleted;
  };
  /** The article was renamed. The stream ends; reconnecting by the old path gets the new one's operations. */
  readonly renamed: { readonly path: string };
  /** A new comment: the number of the last step, also sent initially if there are any. */
  readonly comments: { readonly number: number };
  /** Reviews or schedules have changed: refetch them. A schedule may also end with a `published` event. */
  readonly review: Readonly<Record<string, never>>;
  /** Everyone present, on each change. */
  readonly presence: readonly Present[];
}

/** Per request. */
export const maxOperations = 1_000;
/** Per response. */
export const maxOperationsInReply = 2_000;
/** Of a request with operations. */
export const maxOperationsBytes = 2 * 1024 * 1024;
