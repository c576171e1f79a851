import type { ReactNode } from 'react';
import type { EditedValue } from '../../../contracts/editing/editedValue.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { besideRow } from '../field/FieldView.styles.ts';
import { checkInput, textInput } from '../field/inputs.styles.ts';
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
  const input = (
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
  if (field.schema['x-role']?.is !== 'alt-text') return input;
  return (
    <>
      {input}
      <DecorationChoice value={value} onChange={onChange} />
    </>
  );
}

/** An empty text alternative is a decision, and none at all is not: so it is made here, where nothing is said. */
function DecorationChoice({ value, onChange }: Pick<ControlProps, 'value' | 'onChange'>): ReactNode {
  if (value !== undefined && value !== '') return null;
  return (
    <label className={besideRow}>
      <input
        type="checkbox"
        className={checkInput}
        checked={value === ''}
        onChange={(event) => onChange(event.target.checked ? '' : undefined)}
      />
      Decoration that tells nothing
    </label>
  );
}

export const textControl: Control = { Control: TextControl, accepts: isTextLike, layout: 'input' };

function isTextLike(value: EditedValue): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
