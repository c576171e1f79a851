import { type ReactNode, useState } from 'react';
import { composesText } from '#contracts/composesText.ts';
import { smallButton } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import { useForm } from '../field/formParts.ts';
import { SuggestingInput } from '../suggest/SuggestingInput.tsx';
import { suggestLinks } from '../suggest/suggestLinks.ts';
import { question } from './RichTextControl.styles.ts';

interface AskLinkProps {
  /** The address that the link has; '' where there is none. */
  begin: string;
  /** Undefined: it shall be no link any more. */
  onAnswer: (address: string | undefined) => void;
  onCancel: () => void;
}

/** Asks where a link leads, in the place where it is needed: words find the site's own articles. Enter answers, Escape does not. */
export function AskLink({ begin, onAnswer, onCancel }: AskLinkProps): ReactNode {
  const { article } = useForm();
  const [address, setAddress] = useState(begin);
  const answer = (): void => (address.trim() === '' ? onCancel() : onAnswer(address.trim()));
  return (
    <div className={question}>
      <SuggestingInput
        // It comes because somebody asked for it.
        autoFocus
        type="text"
        inputMode="url"
        aria-label={words.forms.text.address}
        placeholder={words.forms.text.addressLike}
        value={address}
        of={words.forms.suggested.articles}
        suggest={suggestLinks(article)}
        // The caret stays where the text is written.
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
      <button type="button" className={smallButton} onClick={answer}>
        {words.forms.text.set}
      </button>
      {begin !== '' && (
        <button type="button" className={smallButton} onClick={() => onAnswer(undefined)}>
          {words.forms.remove}
        </button>
      )}
    </div>
  );
}
