import type { ArticleState, Conflict, EditorState } from '../contracts/editor.ts';
import type { ShownProblem } from './shownProblem.ts';
import type { UnsavedText } from './unsavedText.ts';

/** An article that is being edited, and how it stands with the server. */
export interface DocumentState {
  text: string;
  /** The text that the server keeps, as far as is known here. */
  keptText: string;
  /** The revision of that text; `null` where nothing is kept yet. */
  basedOn: string | null;
  /** The published revision that the draft shall follow on, after somebody published in between. */
  onto: string | undefined;
  articleState: ArticleState;
  activity: 'idle' | 'saving' | 'publishing';
  /** Somebody else's version, which stands in the way of saving or publishing. */
  conflict: Conflict | undefined;
  /** The version that gave way when a conflict was settled. */
  putAside: string | undefined;
  /** Whether the text was typed in this browser before, and comes from there. */
  isRestored: boolean;
  /** Why the text could not be saved or published. */
  refusals: readonly ShownProblem[];
  /** What happened last. */
  message: string;
}

export type DocumentAction =
  | { kind: 'typed'; text: string }
  | { kind: 'started'; activity: 'saving' | 'publishing' }
  | { kind: 'saved'; text: string; revision: string }
  | { kind: 'published'; revision: string }
  | { kind: 'conflicted'; conflict: Conflict }
  | { kind: 'refused'; problems: readonly ShownProblem[] }
  | { kind: 'failed'; message: string }
  /** Settles a conflict: the other version goes on. */
  | { kind: 'tookTheirs' }
  /** Settles a conflict: this version shall take the place of the other one. */
  | { kind: 'keptMine' }
  /** What was put aside changes places with the text. */
  | { kind: 'broughtBack' }
  | { kind: 'droppedAside' }
  /** Goes back to what is saved; what was typed is put aside. */
  | { kind: 'discardedChanges' };

/** Begins with what the server keeps; a text that was typed here before and never saved goes on. */
export function beginDocument(server: EditorState, unsaved: UnsavedText | undefined): DocumentState {
  const begun: DocumentState = {
    text: server.text,
    keptText: server.text,
    basedOn: server.basedOn,
    onto: undefined,
    articleState: server.state,
    activity: 'idle',
    conflict: undefined,
    putAside: unsaved?.putAside,
    isRestored: false,
    refusals: [],
    message: '',
  };
  if (!unsaved || unsaved.text === server.text) return begun;
  const restored = {
    ...begun,
    text: unsaved.text,
    basedOn: unsaved.basedOn,
    isRestored: true,
  };
  return unsaved.basedOn === server.basedOn
    ? restored
    : { ...restored, conflict: { kind: 'draft-moved', ...versionOf(server) } };
}

/** Every change of a document, and nothing else changes it. */
export function documentReducer(state: DocumentState, action: DocumentAction): DocumentState {
  switch (action.kind) {
    case 'typed':
      return { ...state, text: action.text, message: '' };
    case 'started':
      return { ...state, activity: action.activity, refusals: [], message: '' };
    case 'saved':
      return {
        ...idle(state),
        keptText: action.text,
        isRestored: false,
        basedOn: action.revision,
        onto: undefined,
        articleState: afterSaving[state.articleState],
        message: 'The draft is saved.',
      };
    case 'published':
      return {
        ...idle(state),
        basedOn: action.revision,
        articleState: 'published',
        message: 'The article is published.',
      };
    case 'conflicted':
      return { ...idle(state), conflict: action.conflict };
    case 'refused':
      return {
        ...idle(state),
        refusals: action.problems,
        message: 'Nothing was saved. The problems say why.',
      };
    case 'failed':
      return { ...idle(state), message: action.message };
    case 'tookTheirs':
      return takeTheirs(state);
    case 'keptMine':
      return keepMine(state);
    case 'broughtBack':
      return state.putAside === undefined ? state : { ...state, text: state.putAside, putAside: state.text };
    case 'droppedAside':
      return { ...state, putAside: undefined };
    case 'discardedChanges':
      return { ...state, text: state.keptText, putAside: state.text, isRestored: false, message: '' };
  }
}

/** Whether there is something that only this browser has. */
export function isUnsaved({ text, keptText }: DocumentState): boolean {
  return text !== keptText;
}

const afterSaving: Readonly<Record<ArticleState, ArticleState>> = {
  new: 'draft',
  draft: 'draft',
  published: 'changed',
  changed: 'changed',
};

function idle(state: DocumentState): DocumentState {
  return { ...state, activity: 'idle', conflict: undefined, refusals: [] };
}

function takeTheirs(state: DocumentState): DocumentState {
  const theirs = state.conflict?.current;
  if (!theirs) return state;
  return {
    ...idle(state),
    text: theirs.text,
    keptText: state.conflict?.kind === 'published-moved' ? state.keptText : theirs.text,
    ...baseOn(state, theirs.revision),
    putAside: state.text,
    message: 'You have their version now. Yours is put aside.',
  };
}

function keepMine(state: DocumentState): DocumentState {
  const { conflict } = state;
  if (!conflict) return state;
  const theirs = conflict.current;
  return {
    ...idle(state),
    keptText: theirs?.text ?? '',
    ...(theirs ? baseOn(state, theirs.revision) : { basedOn: null, onto: undefined }),
    putAside: theirs?.text ?? state.putAside,
    message: 'Saving puts your version in the place of theirs, which is put aside here.',
  };
}

/** A draft that follows on something newly published begins anew; one that somebody saved goes on from there. */
function baseOn(state: DocumentState, revision: string): Pick<DocumentState, 'basedOn' | 'onto'> {
  return state.conflict?.kind === 'published-moved'
    ? { basedOn: state.basedOn, onto: revision }
    : { basedOn: revision, onto: undefined };
}

function versionOf({ basedOn, text, updatedAt }: EditorState): Pick<Conflict, 'current'> {
  return basedOn === null || updatedAt === null ? {} : { current: { revision: basedOn, text, updatedAt } };
}
