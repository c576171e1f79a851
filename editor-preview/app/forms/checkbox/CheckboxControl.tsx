import type { ReactNode } from 'react';
import { checkInput, textInput } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { inputAttributes } from '../field/useTextInput.ts';

/** A default in the schema applies without being written; otherwise "not specified" is a separate choice. */
function CheckboxControl(props: ControlProps): ReactNode {
  const { field, value, id, describedBy, isInvalid, onChange } = props;
  const usual = field.schema.default;
  if (typeof usual !== 'boolean' && !field.requirement) return <ThreeWay {...props} />;
  return (
    <input
      type="checkbox"
      id={id}
      className={checkInput}
      checked={typeof value === 'boolean' ? value : usual === true}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onChange(event.target.checked === usual ? undefined : event.target.checked)}
    />
  );
}

function ThreeWay(props: ControlProps): ReactNode {
  const { value, onChange } = props;
  return (
    <select
      {...inputAttributes(props)}
      className={textInput}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value === 'true')}
    >
      <option value="">{words.forms.notSet}</option>
      <option value="true">{words.forms.yes}</option>
      <option value="false">{words.forms.no}</option>
    </select>
  );
}

export const checkboxControl: Control = {
  Control: CheckboxControl,
  accepts: (value) => typeof value === 'boolean',
  layout: ({ schema, requirement }) =>
    typeof schema.default === 'boolean' || requirement ? 'beside' : 'input',
};
