import type { ReactNode } from 'react';
import type { Conflict } from '../contracts/editor.ts';
import { conflictView, versions } from './ConflictView.styles.ts';
import { differingBlocks } from './differingBlocks.ts';
import { button, buttonRow } from './EditorApp.styles.ts';

interface ConflictViewProps {
  conflict: Conflict;
  /** What was typed here. */
  text: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Two versions of an article, side by side: nothing is overwritten before somebody has decided. */
export function ConflictView({ conflict, text, onTakeTheirs, onKeepMine }: ConflictViewProps): ReactNode {
  const { kind, current } = conflict;
  if (!current) {
    return (
      <section className={conflictView} role="alert">
        <h2>Somebody has discarded this draft</h2>
        <p>Your text is still here. Saving makes a new draft of it.</p>
        <div className={buttonRow}>
          <button type="button" className={button} onClick={onKeepMine}>
            Go on with my text
          </button>
        </div>
      </section>
    );
  }
  return (
    <section className={conflictView} role="alert">
      <h2>
        {kind === 'draft-moved' ? 'Somebody else has saved this article' : 'A newer version was published'}
      </h2>
      <p>
        Nothing was overwritten. {differenceInWords(differingBlocks(text, current.text))} Whichever version
        you do not take is put aside here, and you can bring it back.
      </p>
      <div className={versions}>
        <label>
          Your version
          <textarea readOnly value={text} rows={12} spellCheck={false} />
        </label>
        <label>
          Their version, {new Date(current.updatedAt).toLocaleString()}
          <textarea readOnly value={current.text} rows={12} spellCheck={false} />
        </label>
      </div>
      <div className={buttonRow}>
        <button type="button" className={button} onClick={onTakeTheirs}>
          Go on with theirs
        </button>
        <button type="button" className={button} onClick={onKeepMine}>
          Go on with mine
        </button>
      </div>
    </section>
  );
}

function differenceInWords(differing: readonly string[] | undefined): string {
  if (differing === undefined)
    return 'Your text is not JSON at the moment, so the versions could not be compared.';
  if (differing.length === 0) return 'The two versions say the same.';
  return `The two versions differ in ${differing.join(', ')}.`;
}
