import {
  type ChangeEvent,
  type CompositionEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { movedAlong } from '#editing/textVersions.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Draft {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<TextElement>) => void;
  readonly onBlur: () => void;
  readonly onSelect: (event: SyntheticEvent<TextElement>) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: (event: CompositionEvent<TextElement>) => void;
}

/**
 * The text of a field while somebody types in it, as attributes of its element. What they have typed stays as it is,
 * also where the article holds it in another form (a number, a text that cannot be read yet), so that neither the caret
 * nor the browser's own undo is lost. A change from elsewhere takes its place, with the caret where
 * it was among the words, but not in the middle of a character that is being composed.
 *
 * @param written the text of what the article holds
 * @param commit sends what is typed, for each input; gives the text of what the article will hold
 */
export function useDraft(written: string, commit: (text: string) => string): Draft {
  const [typed, setTyped] = useState<{ text: string; asWritten: string }>();
  const [known, setKnown] = useState(written);
  const [isComposing, setIsComposing] = useState(false);
  if (written !== known && !isComposing) {
    setKnown(written);
    if (typed && written !== typed.asWritten) setTyped(undefined);
  }
  const value = typed?.text ?? written;
  const shown = useRef(value);
  const caret = useRef<Caret>(undefined);
  const take = (element: TextElement): void => {
    const text = element.value;
    shown.current = text;
    caret.current = caretOf(element);
    setTyped({ text, asWritten: commit(text) });
  };
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = value;
    if (before === value || !caret.current) return;
    // The browser puts it behind a text that was not typed.
    const { element, start, end } = caret.current;
    element.setSelectionRange(movedAlong(before, value, start), movedAlong(before, value, end));
    caret.current = caretOf(element);
  }, [value]);
  return {
    value,
    onChange: (event) => take(event.currentTarget),
    onBlur: () => {
      caret.current = undefined;
      setTyped(undefined);
    },
    onSelect: (event) => {
      caret.current = caretOf(event.currentTarget);
    },
    onCompositionStart: () => setIsComposing(true),
    onCompositionEnd: (event) => {
      setIsComposing(false);
      // Browsers differ in whether an input event follows.
      if (event.currentTarget.value !== typed?.text) take(event.currentTarget);
    },
  };
}

interface Caret {
  readonly element: TextElement;
  readonly start: number;
  readonly end: number;
}

/** Some kinds of fields tell nobody where theirs is. */
function caretOf(element: TextElement): Caret | undefined {
  const { selectionStart: start, selectionEnd: end } = element;
  return start === null || end === null ? undefined : { element, start, end };
}
