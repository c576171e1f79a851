import {
  type ChangeEvent,
  type CompositionEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { movedAlong } from '#editor-preview/model/textVersions.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export type Draft = ReturnType<typeof useDraft>;

/**
 * Typed text stays even if the article stores another form of it, so that caret and native undo survive.
 * Outside changes replace it except during composition, and map the caret.
 */
export function useDraft(written: string, commit: (text: string) => string) {
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
    // Browsers put the caret at the end of a text set by script.
    const { element, start, end } = caret.current;
    element.setSelectionRange(movedAlong(before, value, start), movedAlong(before, value, end));
    caret.current = caretOf(element);
  }, [value]);
  return {
    value,
    onChange: (event: ChangeEvent<TextElement>) => take(event.currentTarget),
    onBlur: () => {
      caret.current = undefined;
      setTyped(undefined);
    },
    onSelect: (event: SyntheticEvent<TextElement>) => {
      caret.current = caretOf(event.currentTarget);
    },
    onCompositionStart: () => setIsComposing(true),
    onCompositionEnd: (event: CompositionEvent<TextElement>) => {
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

/** Some input types do not expose the caret. */
function caretOf(element: TextElement): Caret | undefined {
  const { selectionStart: start, selectionEnd: end } = element;
  return start === null || end === null ? undefined : { element, start, end };
}
