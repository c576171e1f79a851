import type { ReactNode } from 'react';
import { checkLink } from '#contracts/link.ts';
import { ownFault } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { useForm } from '../field/formParts.ts';
import { isText } from '../field/textOf.ts';
import { useTextInput } from '../field/useTextInput.ts';
import { SuggestingInput } from '../suggest/SuggestingInput.tsx';
import { suggestLinks } from '../suggest/suggestLinks.ts';

/** Words suggest the site's articles, and # the headings of this one. */
export function LinkControl(props: ControlProps): ReactNode {
  const { id, describedBy, isInvalid, onChange } = props;
  const input = useTextInput(props);
  const { article } = useForm();
  const fault = faultOf(input.value);
  const faultId = `${id}-fault`;
  return (
    <>
      <SuggestingInput
        {...input}
        of={words.forms.suggested.articles}
        suggest={suggestLinks(article)}
        onChoose={onChange}
        type="text"
        inputMode="url"
        aria-describedby={[describedBy, fault && faultId].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || fault !== undefined || undefined}
        autoCapitalize="off"
        spellCheck={false}
      />
      {fault && !isInvalid && (
        <p id={faultId} className={ownFault}>
          {fault}
        </p>
      )}
    </>
  );
}

function faultOf(text: string): string | undefined {
  if (text === '') return undefined;
  const link = checkLink(text);
  if (!link.ok) return words.forms.link[link.reason];
  return link.readable ? undefined : words.forms.link.unreadable;
}

export const linkControl: Control = { Control: LinkControl, accepts: isText, layout: 'input' };
