import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { composesText } from '#contracts/composesText.ts';

export interface Asking {
  begin: string;
  onAnswer: (answer: string) => void;
  onCancel: () => void;
}

/** What a field asks for: Enter gives the answer, Escape and an empty field leave it. */
export function useAnswer({ begin, onAnswer, onCancel }: Asking) {
  const [text, setText] = useState(begin);
  const answer = (): void => (text.trim() === '' ? onCancel() : onAnswer(text.trim()));
  const field = {
    // It opens on request.
    autoFocus: true,
    type: 'text',
    value: text,
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (!composesText(event) && event.key === 'Enter') takeKey(event, answer);
      else leaveOnEscape(event, onCancel);
    },
  };
  return { field, answer };
}

export function leaveOnEscape(event: KeyboardEvent, onCancel: () => void): void {
  if (!composesText(event) && event.key === 'Escape') takeKey(event, onCancel);
}

function takeKey(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}
