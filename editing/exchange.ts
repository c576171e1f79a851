import type { Refusal } from './applyChange.ts';
import type { ArticleState, Deleted } from './editorPages.ts';
import type { Operation, Written } from './operation.ts';

// What the editor and the server tell each other about an article that is being edited.

/** Addresses of it, each with the article's `path` in the query. */
export const editingAddresses = {
  /** `GET`: {@link EditingState}. */
  state: '/editor/api/editing',
  /** `POST` {@link OperationsToSave}, or `GET` with {@link sinceField}: {@link OperationsReply}. */
  operations: '/editor/api/operations',
  /** `POST` {@link PublicationToMake}: {@link PublicationMade}; 409 `{ conflict }`, 422 `{ problems }`. */
  publication: '/editor/api/editing/publication',
  /** `DELETE` with {@link parkedField}: somebody has decided what is to become of that operation. It stays on record. */
  parked: '/editor/api/editing/parked',
  /** `GET`: server-sent events, see {@link EditingEvents}. With {@link sinceField}, it begins with what came after that. */
  events: '/editor/api/events',
  /** `POST` {@link Presence}. */
  presence: '/editor/api/presence',
} as const;

/** In a query: the sequence that the asker has seen all operations up to. */
export const sinceField = 'since';
/** In a query: the id of a parked operation. */
export const parkedField = 'id';

/** Answer to `GET /editor/api/editing?path=`: the article as it stands, and how it stands. */
export interface EditingState {
  readonly path: string;
  /** Every block has an id. */
  readonly article: Written;
  /** Of the last operation in it; 0 where there was none yet. */
  readonly sequence: number;
  readonly state: ArticleState;
  /** False where the articles are a CMS's, who does not take changes from here. */
  readonly canSave: boolean;
  /** What could not be merged, and nobody has settled yet. */
  readonly parked: readonly ParkedOperation[];
  /** Paths that the article had before: what a browser could not send may be kept under one of them. */
  readonly formerPaths?: readonly string[];
  /** The same article in other languages, as readers get them. */
  readonly translations?: readonly EditedTranslation[];
  /** Where it is deleted. */
  readonly deleted?: Deleted;
  /** Why nothing can be changed, in a sentence; where it can, or is only not kept, nothing. */
  readonly whyReadOnly?: string;
}

/** A published article that says the same in another language. */
export interface EditedTranslation {
  readonly path: string;
  /** A language tag. */
  readonly language: string;
}

/** Body of `POST /editor/api/operations?path=`. */
export interface OperationsToSave {
  /** The sequence that the sender had seen all operations up to, when it made the first of these. */
  readonly since: number;
  /**
   * The window that sends: any name that no other has, for as long as its operations wait. What it sent itself after
   * `since` it does not meet. Without one, only the operations of this batch count as its own.
   */
  readonly sender?: string;
  /** The id of whoever has done it: where somebody else is signed in by now, none of it is taken. */
  readonly person?: string;
  /** In the order in which they were done. At most {@link maxOperations}. */
  readonly operations: readonly Operation[];
}

/** Answer to it, and to `GET /editor/api/operations?path=&since=`. */
export interface OperationsReply {
  /** Of the last operation that the article has now. */
  readonly sequence: number;
  /**
   * What came after `since`, those of the sender among them, in order. At most {@link maxOperationsInReply}: where the
   * last one is not yet that of `sequence`, ask for those that came after it.
   */
  readonly operations: readonly SequencedOperation[];
  /** Those of the sender that could not be merged: they are kept, and not in the article. */
  readonly parked: readonly ParkedOperation[];
}

export interface SequencedOperation {
  readonly sequence: number;
  readonly operation: Operation;
}

/** An operation that could not be merged. */
export interface ParkedOperation {
  readonly operation: Operation;
  /**
   * `met`: somebody else had changed the same meanwhile. `not-kept`: with it, the article would be none that can be kept:
   * too large, under another path, or with what no page can hold.
   */
  readonly because: Refusal | 'met' | 'not-kept';
  /** The ids of the operations that changed the same. */
  readonly met: readonly string[];
  /** The window that sent it, where that is known. */
  readonly sender?: string;
}

/** Body of `POST /editor/api/editing/publication?path=`. */
export interface PublicationToMake {
  /** The article as of this operation is published; if there is a later one, it is a conflict. */
  readonly sequence: number;
  /** What was changed, in a line for readers. */
  readonly note?: string;
  /** The published revision that this shall follow on, where it was begun on an older one. */
  readonly onto?: string;
}

export interface PublicationMade {
  readonly revision: string;
  readonly sequence: number;
}

/** Body of `POST /editor/api/presence?path=`: repeated within {@link presenceSeconds}, or it is forgotten. */
export interface Presence {
  /** The window, as {@link OperationsToSave.sender}. */
  readonly window: string;
  /** The block that they are in; '' is the article itself, and `null` no place in particular. */
  readonly block: string | null;
  /** They are gone. */
  readonly left?: boolean;
}

/** A window that is there. Somebody may have several. */
export interface Present extends Omit<Presence, 'left'> {
  /** The id of whoever is signed in there, and their name. */
  readonly person: string;
  readonly name: string;
}

export const presenceSeconds = 45;

/** The events of the stream by their names: what the JSON of each says. */
export interface EditingEvents {
  /** What has come, in order; the event's id is the last one's sequence. */
  readonly operations: readonly SequencedOperation[];
  /** What readers get has changed, or may have while the client was away: what is published now, if anything is, and whether a draft goes on behind it. */
  readonly published: {
    readonly revision: string | null;
    readonly hasDraft: boolean;
    readonly deleted?: Deleted;
  };
  /** The article has another path. The stream ends; whoever comes back by the old one gets what is done at the new one. */
  readonly renamed: { readonly path: string };
  /** Somebody has commented: the number of the last step there is, at the beginning too where there is any. */
  readonly comments: { readonly number: number };
  /** Reviews or plans have changed: ask for them. What was planned may also end when something is `published`. */
  readonly review: Readonly<Record<string, never>>;
  /** Everybody who is there, whenever that changes. */
  readonly presence: readonly Present[];
}

/** In one request. */
export const maxOperations = 1_000;
/** In one answer. */
export const maxOperationsInReply = 2_000;
/** Of a request with operations. */
export const maxOperationsBytes = 2 * 1024 * 1024;
