import type { ComponentType } from 'react';
import type { EditedValue, Json } from '#editor-preview/model/editedValue.ts';
import type { FormField } from '../schema/formField.ts';
import type { ValuePlace } from './changes.ts';

export interface ControlProps {
  readonly field: FormField;
  readonly title: string;
  readonly place: ValuePlace;
  /** Undefined if there is no value yet. */
  readonly value: EditedValue | undefined;
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

export interface Control {
  readonly Control: ComponentType<ControlProps>;
  /** Whether it can show a value. Other values are edited as JSON, so that nothing is lost. */
  readonly accepts: (value: EditedValue) => boolean;
  readonly layout: Layout | ((field: FormField) => Layout);
}

/** `input`: one labelled element; `group`: several with their own labels; `beside`: the label follows it. */
export type Layout = 'input' | 'group' | 'beside';
