import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import type { Place } from '../quality/json/valuePlaces.ts';
import { articleText } from './ArticleText.styles.ts';
import { revealPosition } from './revealPosition.ts';

/** What others may ask of the text. */
export interface TextHandle {
  focus: () => void;
  /** Selects a place and brings it into view. */
  select: (place: Place) => void;
}

interface ArticleTextProps {
  ref: Ref<TextHandle>;
  text: string;
  onTyped: (text: string) => void;
  /** The cursor was put somewhere else. In UTF-16 units from the beginning. */
  onMoved: (position: number) => void;
}

/** The article's JSON, to be written in. */
export function ArticleText({ ref, text, onTyped, onMoved }: ArticleTextProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    select: ({ start, end }) => {
      if (!area.current) return;
      area.current.focus({ preventScroll: true });
      area.current.setSelectionRange(start, end);
      revealPosition(area.current, start);
    },
  }));
  const tellPosition = (): void => {
    if (area.current) onMoved(area.current.selectionStart);
  };
  return (
    <div className={articleText}>
      <label htmlFor="article-text">Article as JSON</label>
      <textarea
        ref={area}
        id="article-text"
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => onTyped(event.target.value)}
        onClick={tellPosition}
        onKeyUp={tellPosition}
      />
    </div>
  );
}
