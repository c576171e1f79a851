import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { ArticleState, Deleted } from '#editor-preview/model/editorPages.ts';
import type { ConflictingOperation, EditedTranslation } from '#editor-preview/model/exchange.ts';
import { words } from '../words/words.ts';
import type { Failure } from './apiClient.ts';
import { type DocumentState, nextSteps, type PendingOperation, unsaved, viewOf } from './documentState.ts';
import type { Saving } from './saving.ts';

export interface DocumentView {
  readonly path: string;
  readonly article: EditedArticle;
  /** Of the server's article, if it equals the visible one; undefined while operations are unconfirmed. */
  readonly sequence: number | undefined;
  /** Of the last operation of others that is visible: later ones can conflict with an edit of this article. */
  readonly since: number;
  readonly articleState: ArticleState;
  readonly canSave: boolean;
  /** Why it is read-only; undefined if it is editable. */
  readonly whyReadOnly?: string | undefined;
  readonly translations: readonly EditedTranslation[];
  readonly deleted?: Deleted | undefined;
  readonly saving: Saving;
  readonly isPersisted: boolean;
  readonly undo: string | undefined;
  readonly redo: string | undefined;
  readonly conflicts: readonly ConflictingOperation[];
  /** Queued operations that can no longer be applied: the server will report them as conflicts. */
  readonly expectedConflicts: readonly PendingOperation[];
}

export interface DocumentStatus
  extends Pick<
    DocumentView,
    'path' | 'articleState' | 'canSave' | 'translations' | 'isPersisted' | 'whyReadOnly' | 'deleted'
  > {
  readonly trouble: Failure | undefined;
}

export function viewOfDocument(state: DocumentState, { trouble, ...status }: DocumentStatus): DocumentView {
  const { undo, redo } = nextSteps(state);
  const count = unsaved(state).length;
  return {
    ...status,
    article: viewOf(state),
    since: state.sequence,
    sequence: count === 0 && (status.canSave || status.whyReadOnly) ? state.sequence : undefined,
    saving: status.canSave ? savingOf(count, trouble) : { kind: 'not-kept' },
    undo: undo?.label,
    redo: redo?.label,
    conflicts: state.conflicts,
    expectedConflicts: state.pending.filter(({ refusal }) => refusal !== undefined),
  };
}

function savingOf(count: number, trouble: Failure | undefined): Saving {
  if (count === 0) return { kind: 'saved' };
  if (!trouble) return { kind: 'saving' };
  if (trouble.kind === 'signed-out') return { kind: 'signed-out', count };
  if (trouble.kind === 'unreachable') return { kind: 'waiting', count };
  const why = trouble.kind === 'refused' ? trouble.why : words.document.oneTooLarge;
  return { kind: 'refused', count, why };
}
