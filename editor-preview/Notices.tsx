import type { ReactNode } from 'react';
import { type DocumentAction, type DocumentState, isUnsaved } from './documentState.ts';
import { button, buttonRow, notice } from './EditorApp.styles.ts';

interface NoticesProps {
  article: DocumentState;
  canSave: boolean;
  isKept: boolean;
  dispatch: (action: DocumentAction) => void;
}

/** What an editor must know besides the article itself. */
export function Notices({ article, canSave, isKept, dispatch }: NoticesProps): ReactNode {
  return (
    <>
      {!canSave && (
        <div className={notice}>
          <p>
            The articles of this site come from a content management system, and are edited there. Here you
            can paste an article’s JSON and see the page that it makes; nothing is saved.
          </p>
        </div>
      )}
      {isUnsaved(article) && !isKept && (
        <div className={notice} role="alert">
          <p>This browser keeps no copy of what you type. Save often.</p>
        </div>
      )}
      {article.isRestored && isUnsaved(article) && (
        <div className={notice}>
          <p>This text was typed here before and never saved.</p>
          <div className={buttonRow}>
            <button type="button" className={button} onClick={() => dispatch({ kind: 'discardedChanges' })}>
              Go back to what is saved
            </button>
          </div>
        </div>
      )}
      {article.putAside !== undefined && (
        <div className={notice}>
          <p>A version of this article is put aside in this browser.</p>
          <div className={buttonRow}>
            <button type="button" className={button} onClick={() => dispatch({ kind: 'broughtBack' })}>
              Swap it with the text
            </button>
            <button type="button" className={button} onClick={() => dispatch({ kind: 'droppedAside' })}>
              Throw it away
            </button>
          </div>
        </div>
      )}
    </>
  );
}
