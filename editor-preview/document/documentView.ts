import type { EditedArticle } from '#editing/editedArticle.ts';
import type { ArticleState, Deleted } from '#editing/editorPages.ts';
import type { EditedTranslation, ParkedOperation } from '#editing/exchange.ts';
import { words } from '../words/words.ts';
import type { Failure } from './askServer.ts';
import { type DocumentState, nextSteps, unsaved, viewOf, type WaitingOperation } from './documentState.ts';
import type { Saving } from './saving.ts';

/** What is seen of an article that is being edited. Another object after every change. */
export interface DocumentView {
  readonly path: string;
  readonly article: EditedArticle;
  /** Of the server's article, where that is what is seen; undefined while something is not confirmed. */
  readonly sequence: number | undefined;
  readonly articleState: ArticleState;
  readonly canSave: boolean;
  /** Why nothing can be changed; undefined where it can. */
  readonly whyReadOnly?: string | undefined;
  /** The same article in other languages, as it was opened. */
  readonly translations: readonly EditedTranslation[];
  /** Where it is deleted. */
  readonly deleted?: Deleted | undefined;
  readonly saving: Saving;
  /** Whether this browser keeps what is not saved yet. */
  readonly isKept: boolean;
  /** What "Undo" and "Redo" would take back and bring back. */
  readonly undo: string | undefined;
  readonly redo: string | undefined;
  readonly parked: readonly ParkedOperation[];
  /** What waits and cannot be made any more on what others did: the server parks it as soon as it has it. */
  readonly toBeParked: readonly WaitingOperation[];
}

/** How a document stands beside what was done in it. */
export interface DocumentStanding
  extends Pick<
    DocumentView,
    'path' | 'articleState' | 'canSave' | 'translations' | 'isKept' | 'whyReadOnly' | 'deleted'
  > {
  /** What stands in the way of saving. */
  readonly trouble: Failure | undefined;
}

export function viewOfDocument(
  state: DocumentState,
  { trouble, ...standing }: DocumentStanding,
): DocumentView {
  const { undo, redo } = nextSteps(state);
  const count = unsaved(state).length;
  return {
    ...standing,
    article: viewOf(state),
    sequence: count === 0 && (standing.canSave || standing.whyReadOnly) ? state.sequence : undefined,
    saving: standing.canSave ? savingOf(count, trouble) : { kind: 'not-kept' },
    undo: undo?.label,
    redo: redo?.label,
    parked: state.parked,
    toBeParked: state.waiting.filter(({ refusal }) => refusal !== undefined),
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
