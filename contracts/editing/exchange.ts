import type { ArticleState } from '../editor.ts';
import type { Refusal } from './applyChange.ts';
import type { Operation, Written } from './operation.ts';

// What the editor and the server tell each other about an article that is being edited.

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
}

/** Body of `POST /editor/api/operations?path=`. */
export interface OperationsToSave {
  /** The sequence that the sender has seen all operations up to. */
  readonly since: number;
  /** In the order in which they were done. At most {@link maxOperations}. */
  readonly operations: readonly Operation[];
}

/** Answer to it, and to `GET /editor/api/operations?path=&since=`. */
export interface OperationsReply {
  /** Of the last operation that the article has now. */
  readonly sequence: number;
  /** All that came after `since`, those of the sender among them, in order. */
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
  /** `met`: somebody else had changed the same meanwhile. */
  readonly because: Refusal | 'met';
  /** The ids of the operations that changed the same. */
  readonly met: readonly string[];
}

/** In one request. */
export const maxOperations = 1_000;
/** Of a request with operations. */
export const maxOperationsBytes = 2 * 1024 * 1024;
