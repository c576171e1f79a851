import type { ComponentType } from 'react';
import type { EditedValue, Json } from '#editing/editedValue.ts';
import type { FormField } from '../schema/formField.ts';
import type { ValuePlace } from './changes.ts';

export interface ControlProps {
  readonly field: FormField;
  /** What the field is called here. */
  readonly title: string;
  readonly place: ValuePlace;
  /** Undefined where nothing is written yet. */
  readonly value: EditedValue | undefined;
  /** For the element that takes the input, which the label names. */
  readonly id: string;
  /** The id of the element with the label, for controls that are a group of elements. */
  readonly labelId: string;
  /** The ids of the elements with help, counter and problems. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** Gives the field another value; undefined empties it. */
  readonly onChange: (value: Json | undefined) => void;
}

/** A control of the form. */
export interface Control {
  readonly Control: ComponentType<ControlProps>;
  /** Whether it can show a value. What no control can show is edited as JSON, so that nothing is lost. */
  readonly accepts: (value: EditedValue) => boolean;
  readonly layout: Layout | ((field: FormField) => Layout);
}

/** `input`: one element, which its label names; `group`: several, with names of their own; `beside`: its label stands behind it. */
export type Layout = 'input' | 'group' | 'beside';
