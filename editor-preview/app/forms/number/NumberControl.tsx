import { type ReactNode, useState } from 'react';
import type { EditedValue } from '#editor-preview/model/editedValue.ts';
import { ownFault, textInput, unitRow } from '../../parts/inputs.styles.ts';
import { schemaWords, words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { textOf } from '../field/textOf.ts';
import { useDraft } from '../field/useDraft.ts';
import { inputAttributes } from '../field/useTextInput.ts';
import { mayBe } from '../schema/formField.ts';

/** A number with its unit. Invalid text is not stored, and reported at the field. */
function NumberControl(props: ControlProps): ReactNode {
  const { field, value, id, describedBy, isInvalid, onChange } = props;
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { schema } = field;
  const isWhole = mayBe(schema, 'integer');
  const draft = useDraft(textOf(value), (text) => {
    const number = readNumber(text);
    setIsUnreadable(number === undefined && text.trim() !== '');
    if (number === undefined && text.trim() !== '') return textOf(value);
    onChange(number);
    return textOf(number);
  });
  const faultId = `${id}-fault`;
  const unit = schema['x-editor']?.unit;
  return (
    <>
      <span className={unitRow}>
        <input
          {...draft}
          {...inputAttributes(props)}
          onBlur={() => {
            setIsUnreadable(false);
            draft.onBlur();
          }}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          className={textInput}
          placeholder={schema['x-editor']?.placeholder ?? placeholderOf(schema.default)}
          aria-describedby={[describedBy, isUnreadable && faultId].filter(Boolean).join(' ') || undefined}
          aria-invalid={isInvalid || isUnreadable || undefined}
          autoComplete="off"
        />
        {unit && <span>{schemaWords(unit)}</span>}
      </span>
      {isUnreadable && (
        <p id={faultId} className={ownFault} role="status">
          {words.forms.noNumber(isWhole ? '12' : '4.5')}
        </p>
      )}
    </>
  );
}

export const numberControl: Control = { Control: NumberControl, accepts: isNumber, layout: 'input' };

function isNumber(value: EditedValue): boolean {
  return typeof value === 'number';
}

function placeholderOf(usual: unknown): string | undefined {
  return typeof usual === 'number' ? String(usual) : undefined;
}

function readNumber(text: string): number | undefined {
  const bare = text.trim();
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare)) return undefined;
  const number = Number(bare);
  return Number.isFinite(number) ? number : undefined;
}
