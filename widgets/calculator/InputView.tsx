import { type ReactNode, useId } from 'react';
import type { ChoiceField, DayField, Entries, Faults, FieldGroup, NumberField } from './calculation.ts';

interface InputViewProps<Part> {
  part: Part;
  entries: Entries;
  faults: Faults;
  onEnter: (name: string, value: string) => void;
}

const longestNumber = 9;
/** Without a maximum, browsers accept six-digit years. */
const lastDay = '9999-12-31';

export function InputView({ part, ...rest }: InputViewProps<ChoiceField | FieldGroup>): ReactNode {
  if ('options' in part) return <Choice part={part} {...rest} />;
  const fields = part.fields.map((field) => <InputField key={field.name} part={field} {...rest} />);
  if (part.legend === undefined) return <div data-fields="">{fields}</div>;
  return (
    <fieldset data-fields="">
      <legend>{part.legend}</legend>
      {fields}
    </fieldset>
  );
}

function Choice({
  part: { name, label, hint, options },
  entries,
  faults,
  onEnter,
}: InputViewProps<ChoiceField>): ReactNode {
  const id = useId();
  const fault = faults[name];
  return (
    // A radio group can be invalid as a whole, which a plain fieldset cannot express.
    <div role="radiogroup" aria-labelledby={`${id}-name`} {...describedBy(id, hint, fault)}>
      <p id={`${id}-name`}>{label}</p>
      <Remarks id={id} hint={hint} fault={fault} />
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            autoComplete="off"
            checked={entries[name] === option.value}
            onChange={() => onEnter(name, option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

function InputField({
  part: field,
  entries,
  faults,
  onEnter,
}: InputViewProps<NumberField | DayField>): ReactNode {
  const id = useId();
  const fault = faults[field.name];
  return (
    <div>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        {...(field.kind === 'day'
          ? { type: 'date', max: lastDay }
          : { type: 'text', inputMode: field.isWhole ? 'numeric' : 'decimal', maxLength: longestNumber })}
        autoComplete="off"
        value={entries[field.name] ?? ''}
        onChange={({ currentTarget: { value } }) => onEnter(field.name, value)}
        {...describedBy(id, field.hint, fault)}
      />
      <Remarks id={id} hint={field.hint} fault={fault} />
    </div>
  );
}

interface RemarksProps {
  id: string;
  hint: string | undefined;
  fault: string | undefined;
}

function Remarks({ id, hint, fault }: RemarksProps): ReactNode {
  return (
    <>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {fault !== undefined && (
        <small id={`${id}-fault`} data-fault="">
          {fault}
        </small>
      )}
    </>
  );
}

function describedBy(id: string, hint: string | undefined, fault: string | undefined) {
  const ids = [
    ...(fault === undefined ? [] : [`${id}-fault`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
  return {
    ...(ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') }),
    ...(fault === undefined ? {} : { 'aria-invalid': true }),
  };
}
