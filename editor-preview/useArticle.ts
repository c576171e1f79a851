import { useEffect, useReducer, useState } from 'react';
import type { EditorState } from '../contracts/editor.ts';
import {
  beginDocument,
  type DocumentAction,
  type DocumentState,
  documentReducer,
  isUnsaved,
} from './documentState.ts';
import type { Answer, DraftsClient } from './draftsClient.ts';
import type { UnsavedTexts } from './unsavedText.ts';

export interface ArticleInEditor {
  article: DocumentState;
  dispatch: (action: DocumentAction) => void;
  /** Whether this browser keeps what is typed and not saved. */
  isKept: boolean;
  save: () => void;
  /**
   * Saves what is not saved yet, then publishes.
   *
   * @param note what was changed, for readers; '' where nothing is to be said
   */
  publish: (note: string) => void;
}

/** What an article is edited with: its state, the browser's copy of what is typed, and the way to the server. */
export function useArticle(
  server: EditorState,
  drafts: DraftsClient,
  unsavedTexts: UnsavedTexts,
): ArticleInEditor {
  const { path } = server;
  const [article, dispatch] = useReducer(documentReducer, undefined, () =>
    beginDocument(server, unsavedTexts.read(path)),
  );
  const isKept = useKeptText(path, article, unsavedTexts);

  async function saveDraft(): Promise<string | undefined> {
    const { text, basedOn, onto } = article;
    dispatch({ kind: 'started', activity: 'saving' });
    const answer = await drafts.save({ path, text, basedOn, onto });
    if (answer.kind !== 'done') {
      dispatch(setback(answer));
      return undefined;
    }
    dispatch({ kind: 'saved', text, revision: answer.revision });
    return answer.revision;
  }
  async function publishDraft(note: string): Promise<void> {
    const isSaved = !isUnsaved(article) && article.articleState !== 'new' && article.onto === undefined;
    const revision = isSaved ? article.basedOn : await saveDraft();
    if (!revision) return;
    dispatch({ kind: 'started', activity: 'publishing' });
    const answer = await drafts.publish({ path, revision, note });
    dispatch(answer.kind === 'done' ? { kind: 'published', revision: answer.revision } : setback(answer));
  }
  // One at a time: two savings of one text would be a conflict with oneself.
  const isIdle = article.activity === 'idle';
  return {
    article,
    dispatch,
    isKept,
    save: () => void (isIdle && saveDraft()),
    publish: (note) => void (isIdle && publishDraft(note)),
  };
}

function setback(answer: Exclude<Answer, { kind: 'done' }>): DocumentAction {
  switch (answer.kind) {
    case 'conflict':
      return { kind: 'conflicted', conflict: answer.conflict };
    case 'refused':
      return { kind: 'refused', problems: answer.problems };
    case 'failed':
      return { kind: 'failed', message: answer.message };
  }
}

/** Keeps in the browser what is typed and not saved, at every change, so that no closed window loses it. */
function useKeptText(path: string, article: DocumentState, unsavedTexts: UnsavedTexts): boolean {
  const [isKept, setKept] = useState(true);
  const { text, basedOn, putAside } = article;
  const isWorthKeeping = isUnsaved(article) || putAside !== undefined;
  useEffect(() => {
    if (!isWorthKeeping) {
      unsavedTexts.forget(path);
      return;
    }
    const kept = unsavedTexts.keep(path, {
      text,
      basedOn,
      typedAt: new Date().toISOString(),
      ...(putAside === undefined ? {} : { putAside }),
    });
    setKept(kept);
  }, [path, text, basedOn, putAside, isWorthKeeping, unsavedTexts]);
  return isKept;
}
