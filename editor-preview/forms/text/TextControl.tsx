import type { ReactNode } from 'react';
import type { EditedValue } from '../../../contracts/editing/editedValue.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { textInput } from '../field/inputs.styles.ts';
import { textOf } from '../field/textOf.ts';
import { useDraft } from '../field/useDraft.ts';

/** One line of text. A number that stands where a text may stand is edited as text. */
function TextControl({
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
  return (
    <input
      {...draft}
      type="text"
      id={id}
      className={textInput}
      placeholder={field.schema['x-editor']?.placeholder}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      autoComplete="off"
      spellCheck={field.schema['x-role']?.is !== 'machine-name'}
      dir="auto"
    />
  );
}

export const textControl: Control = { Control: TextControl, accepts: isTextLike, layout: 'input' };

function isTextLike(value: EditedValue): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
