import { type ReactNode, useState } from 'react';
import { composesText } from '#contracts/composesText.ts';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import { useForm } from '../field/formParts.ts';
import { SuggestingInput } from '../suggest/SuggestingInput.tsx';
import { suggestLinks } from '../suggest/suggestLinks.ts';
import { question } from './RichTextControl.styles.ts';

interface LinkPromptProps {
  begin: string;
  /** Undefined removes the link. */
  onAnswer: (address: string | undefined) => void;
  onCancel: () => void;
}

export function LinkPrompt({ begin, onAnswer, onCancel }: LinkPromptProps): ReactNode {
  const { article } = useForm();
  const [address, setAddress] = useState(begin);
  const answer = (): void => (address.trim() === '' ? onCancel() : onAnswer(address.trim()));
  return (
    <div className={question}>
      <SuggestingInput
        // It opens on request.
        autoFocus
        type="text"
        inputMode="url"
        aria-label={words.forms.text.address}
        placeholder={words.forms.text.addressLike}
        value={address}
        of={words.forms.suggested.articles}
        suggest={suggestLinks(article)}
        // The caret stays in the text.
        onChoose={(chosen) => onAnswer(chosen)}
        spellCheck={false}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (composesText(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') answer();
          else onCancel();
        }}
      />
      <SmallButton onClick={answer}>{words.forms.text.set}</SmallButton>
      {begin !== '' && <SmallButton onClick={() => onAnswer(undefined)}>{words.forms.remove}</SmallButton>}
    </div>
  );
}
