import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Draft {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<TextElement>) => void;
  readonly onBlur: () => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: (event: CompositionEvent<TextElement>) => void;
}

/**
 * The text of a field while somebody types in it, as attributes of its element. What they have typed stays as it is,
 * also where the article holds it in another form (a number, a text that cannot be read yet), so that neither the caret
 * nor the browser's own undo is lost. A change from elsewhere takes its place, but not in the middle of a character that
 * is being composed.
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
  const take = (text: string): void => setTyped({ text, asWritten: commit(text) });
  return {
    value: typed?.text ?? written,
    onChange: (event) => take(event.currentTarget.value),
    onBlur: () => setTyped(undefined),
    onCompositionStart: () => setIsComposing(true),
    onCompositionEnd: (event) => {
      setIsComposing(false);
      // Browsers differ in whether an input event follows.
      if (event.currentTarget.value !== typed?.text) take(event.currentTarget.value);
    },
  };
}
