import type { ReactNode } from 'react';
import { textInput } from '../../parts/inputs.styles.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { directionOf } from '../field/directionOf.ts';
import { isText, textOf } from '../field/textOf.ts';
import { useDraft } from '../field/useDraft.ts';
import { growing } from './TextareaControl.styles.ts';

/** Multi-line plain text. The field grows with its content. */
function TextareaControl({
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
    <textarea
      {...draft}
      id={id}
      rows={2}
      className={`${textInput} ${growing}`}
      placeholder={field.schema['x-editor']?.placeholder}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      dir={directionOf(draft.value)}
    />
  );
}

export const textareaControl: Control = { Control: TextareaControl, accepts: isText, layout: 'input' };
