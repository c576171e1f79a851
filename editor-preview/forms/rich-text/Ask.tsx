import { type ReactNode, useState } from 'react';
import { composesText } from '#contracts/composesText.ts';
import { smallButton, textInput } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import { question } from './RichTextControl.styles.ts';

interface AskProps {
  label: string;
  placeholder: string;
  begin: string;
  onAnswer: (answer: string) => void;
  onCancel: () => void;
}

/** An inline prompt for a line of text. Enter confirms, Escape cancels. */
export function Ask({ label, placeholder, begin, onAnswer, onCancel }: AskProps): ReactNode {
  const [text, setText] = useState(begin);
  const answer = (): void => (text.trim() === '' ? onCancel() : onAnswer(text.trim()));
  return (
    <div className={question}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens on request
        autoFocus
        type="text"
        className={textInput}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (composesText(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') answer();
          else onCancel();
        }}
      />
      <button type="button" className={smallButton} onClick={answer}>
        {words.forms.text.set}
      </button>
    </div>
  );
}
