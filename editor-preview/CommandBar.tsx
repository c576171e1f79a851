import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ArticleState, type EditorState, maxNoteLength } from '../contracts/editor.ts';
import { type DocumentState, isUnsaved } from './documentState.ts';
import { button, buttonRow, commandBar, noteField } from './EditorApp.styles.ts';
import { countInWords, type ShownProblem } from './shownProblem.ts';

interface CommandBarProps {
  server: EditorState;
  article: DocumentState;
  problems: readonly ShownProblem[];
  onSave: () => void;
  /** @param note what was changed, for readers */
  onPublish: (note: string) => void;
}

const stateNames: Readonly<Record<ArticleState, string>> = {
  new: 'New article',
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a newer draft',
};

/** What is edited, how it stands, and what can be done with it. */
export function CommandBar({ server, article, problems, onSave, onPublish }: CommandBarProps): ReactNode {
  const { path, canSave } = server;
  const unsaved = isUnsaved(article);
  const isBusy = article.activity !== 'idle';
  const isNews = unsaved || article.articleState !== 'published';
  const [note, setNote] = useState('');
  // What was said of a change belongs to that change.
  useEffect(() => {
    if (!isNews) setNote('');
  }, [isNews]);
  return (
    <div className={commandBar}>
      <h1>{path === '' ? 'Preview' : path}</h1>
      {canSave && (
        <>
          <p role="status">{stateInWords(article)}</p>
          <div className={buttonRow}>
            <button
              type="button"
              className={button}
              data-main=""
              disabled={
                isBusy || article.conflict !== undefined || !(unsaved || article.articleState === 'new')
              }
              aria-keyshortcuts="Control+S Meta+S"
              onClick={onSave}
            >
              Save draft
            </button>
            <input
              className={noteField}
              aria-label="What changed, for readers"
              placeholder="What changed, for readers"
              maxLength={maxNoteLength}
              value={note}
              disabled={!isNews}
              onChange={(event) => setNote(event.target.value)}
            />
            <PublishButton
              problems={problems.filter(({ severity }) => severity === 'error')}
              disabled={isBusy || article.conflict !== undefined || !isNews}
              onPublish={() => onPublish(note.trim())}
            />
          </div>
        </>
      )}
    </div>
  );
}

function stateInWords({ activity, articleState, ...article }: DocumentState): string {
  if (activity === 'saving') return 'Saving…';
  if (activity === 'publishing') return 'Publishing…';
  const unsaved = article.text === article.keptText ? '' : ', changes not saved';
  return `${stateNames[articleState]}${unsaved}${article.message && `. ${article.message}`}`;
}

interface PublishButtonProps {
  /** What readers would miss. */
  problems: readonly ShownProblem[];
  disabled: boolean;
  onPublish: () => void;
}

/** Publishes; asks first where readers would miss something. */
function PublishButton({ problems, disabled, onPublish }: PublishButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  // The focus goes to the question, and back to where it came from.
  useEffect(() => {
    if (isAsking) confirm.current?.focus();
    else if (hasAsked.current) start.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);

  if (!isAsking || disabled) {
    const begin = (): void => (problems.length > 0 ? setAsking(true) : onPublish());
    return (
      <button type="button" ref={start} className={button} disabled={disabled} onClick={begin}>
        Publish
      </button>
    );
  }
  return (
    <fieldset className={buttonRow}>
      <legend className="visually-hidden">Publish with {countInWords(problems)}?</legend>
      <span>Publish with {countInWords(problems)}?</span>
      <button
        type="button"
        className={button}
        ref={confirm}
        onClick={() => {
          setAsking(false);
          onPublish();
        }}
      >
        Publish anyway
      </button>
      <button type="button" className={button} onClick={() => setAsking(false)}>
        Not yet
      </button>
    </fieldset>
  );
}
