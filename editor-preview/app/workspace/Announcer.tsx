import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Announcements } from '../document/announcements.ts';
import type { DocumentView } from '../document/documentView.ts';
import { type ShownDocument, useDocumentPart } from '../document/useDocument.ts';
import { words } from '../words/words.ts';
import { announcement } from './EditorApp.styles.ts';

interface AnnouncerProps {
  document: ShownDocument<Pick<DocumentView, 'undo'>>;
  announcements: Announcements;
  onUndo: () => void;
}

const displayMs = 6_000;

/** Shows the last message for a while, longer while its button has the pointer or the focus. */
export function Announcer({ document, announcements, onUndo }: AnnouncerProps): ReactNode {
  const { message, number, undoes } = useSyncExternalStore(announcements.subscribe, announcements.last);
  const undo = useDocumentPart(document, (view) => view.undo);
  const [hiddenNumber, setHiddenNumber] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const hasButton = undoes !== undefined && undoes === undo;
  useEffect(() => {
    if (isHeld && hasButton) return undefined;
    const timer = setTimeout(() => setHiddenNumber(number), displayMs);
    return () => clearTimeout(timer);
  }, [number, isHeld, hasButton]);
  const isShown = hiddenNumber < number;
  return (
    <div className={announcement}>
      <div role="status">{isShown && <span key={number}>{message}</span>}</div>
      {isShown && hasButton && (
        <button
          type="button"
          onClick={() => {
            setHeld(false);
            setHiddenNumber(number);
            onUndo();
          }}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {words.undo}
        </button>
      )}
    </div>
  );
}
