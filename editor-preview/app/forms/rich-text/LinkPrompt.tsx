import { type ReactNode, useId } from 'react';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import { useForm } from '../field/formParts.ts';
import { SuggestingInput } from '../suggest/SuggestingInput.tsx';
import { suggestLinks } from '../suggest/suggestLinks.ts';
import { question } from './RichTextControl.styles.ts';
import { useAnswer } from './useAnswer.ts';

interface LinkPromptProps {
  begin: string;
  /** Undefined removes the link. */
  onAnswer: (address: string | undefined) => void;
  onCancel: () => void;
}

export function LinkPrompt({ begin, onAnswer, onCancel }: LinkPromptProps): ReactNode {
  const { article } = useForm();
  const id = useId();
  const { field, answer } = useAnswer({ begin, onAnswer, onCancel });
  return (
    <div className={question}>
      <label htmlFor={id}>{words.forms.text.address}</label>
      <SuggestingInput
        {...field}
        id={id}
        inputMode="url"
        placeholder={words.forms.text.addressLike}
        of={words.forms.suggested.articles}
        suggest={suggestLinks(article)}
        // The caret stays in the text.
        onChoose={(chosen) => onAnswer(chosen)}
      />
      <SmallButton onClick={answer}>{words.forms.text.set}</SmallButton>
      {begin !== '' && <SmallButton onClick={() => onAnswer(undefined)}>{words.forms.remove}</SmallButton>}
    </div>
  );
}
