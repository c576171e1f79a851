import type { ReactNode } from 'react';
import { checkLink, type LinkRefusal } from '../../../contracts/link.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { ownFault, textInput } from '../field/inputs.styles.ts';
import { isText, textOf } from '../field/textOf.ts';
import { useDraft } from '../field/useDraft.ts';

/** An address, which says at once whether an article may hold it. */
export function LinkControl({
  field,
  value,
  id,
  describedBy,
  isInvalid,
  isRequired,
  onChange,
}: ControlProps): ReactNode {
  const draft = useDraft(textOf(value), (text) => {
    onChange(text === '' ? undefined : text);
    return text;
  });
  const fault = faultOf(draft.value);
  const faultId = `${id}-fault`;
  return (
    <>
      <input
        {...draft}
        type="text"
        inputMode="url"
        id={id}
        className={textInput}
        placeholder={field.schema['x-editor']?.placeholder}
        aria-describedby={[describedBy, fault && faultId].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || fault !== undefined || undefined}
        aria-required={isRequired || undefined}
        autoComplete="off"
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
  if (!link.ok) return refusals[link.reason];
  return link.readable ? undefined : 'No browser can read this address. Is something missing or misspelt?';
}

const refusals: Readonly<Record<LinkRefusal, string>> = {
  scheme: 'Addresses begin with https://, http://, mailto: or tel:, or with a slash or # on this site.',
  credentials: 'An address must not hold a user name or a password.',
  'too-long': 'This address is longer than browsers take.',
  empty: 'This address is nothing but blanks.',
};

export const linkControl: Control = { Control: LinkControl, accepts: isText, layout: 'input' };
