import type { ControlProps } from './control.ts';
import { textOf } from './textOf.ts';
import { type Draft, useDraft } from './useDraft.ts';

interface InputAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export function inputAttributes(
  props: Pick<ControlProps, 'id' | 'describedBy' | 'isInvalid' | 'isRequired'>,
): InputAttributes {
  const { id, describedBy, isInvalid, isRequired } = props;
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
  };
}

/** The attributes of an input for text. An empty input removes the value. */
export function useTextInput(
  props: ControlProps,
): Draft & InputAttributes & { readonly placeholder: string | undefined } {
  const { field, value, onChange } = props;
  const draft = useDraft(textOf(value), (text) => {
    onChange(text === '' ? undefined : text);
    return text;
  });
  return { ...draft, ...inputAttributes(props), placeholder: field.schema['x-editor']?.placeholder };
}
