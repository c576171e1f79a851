import type { ReactNode } from 'react';
import type { EditedValue, Json } from '#editor-preview/model/editedValue.ts';
import { textInput } from '../../parts/inputs.styles.ts';
import { schemaWords, words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { inputAttributes } from '../field/useTextInput.ts';

/** A choice. An unknown value is shown until another one is chosen. */
function SelectControl(props: ControlProps): ReactNode {
  const { field, value, isRequired, onChange } = props;
  const { schema } = field;
  const choices = (schema.enum ?? []).filter(isPlain);
  const labels = schema['x-editor']?.optionLabels;
  const labelOf = (choice: EditedValue): string => schemaWords(labels?.[String(choice)] ?? String(choice));
  const chosen = value === undefined ? '' : String(value);
  const isForeign = value !== undefined && !choices.some((choice) => choice === value);
  const usual = choices.find((choice) => choice === schema.default);
  // The default is the empty choice, so it is not listed again.
  const offered = choices.filter((choice) => choice !== usual || choice === value || isRequired);
  return (
    <select
      {...inputAttributes(props)}
      className={textInput}
      value={isForeign ? foreign : chosen}
      onChange={(event) => onChange(choices.find((choice) => String(choice) === event.target.value))}
    >
      {isForeign && (
        <option value={foreign} disabled>
          {words.forms.noChoice(chosen)}
        </option>
      )}
      {(!isRequired || value === undefined) && (
        <option value="">
          {usual === undefined ? words.forms.notChosen : words.forms.usual(labelOf(usual))}
        </option>
      )}
      {offered.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {labelOf(choice)}
        </option>
      ))}
    </select>
  );
}

/** Cannot collide with a choice, because of the outer blanks. */
const foreign = ' foreign ';

export const selectControl: Control = { Control: SelectControl, accepts: isPlain, layout: 'input' };

function isPlain(value: unknown): value is Extract<Json, string | number | boolean> {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
