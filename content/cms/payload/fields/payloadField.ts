import type { RichTextKind } from '#transformer/html/textElements.ts';

/** All keys but `custom` are Payload's own. */
export interface PayloadField {
  name: string;
  type: PayloadFieldType;
  label: string;
  admin: FieldAdmin;
  required?: true;
  unique?: true;
  index?: true;
  hasMany?: true;
  defaultValue?: boolean;
  options?: readonly PayloadOption[];
  minRows?: number;
  maxRows?: number;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  labels?: PayloadLabels;
  fields?: readonly PayloadField[];
  blocks?: readonly string[];
  relationTo?: typeof mediaCollection;
  custom: FieldMeaning;
}

export type PayloadFieldType =
  | 'text'
  | 'textarea'
  | 'number'
  | 'checkbox'
  | 'select'
  | 'date'
  | 'json'
  | 'array'
  | 'group'
  | 'blocks'
  | 'upload';

export interface FieldAdmin {
  description?: string;
  placeholder?: string;
  hidden?: true;
  step?: number;
  date?: { pickerAppearance: 'dayOnly' | 'dayAndTime' };
}

export interface PayloadOption {
  label: string;
  value: string;
}

export interface PayloadLabels {
  singular: string;
  plural: string;
}

export interface FieldMeaning {
  /** In an article. Absent for Payload's own fields, and for the value in a row. */
  field?: string;
  /** The block's own field, such as its id, next to those of its content. */
  ofBlock?: true;
  /** Required in an article, though Payload cannot require it: it may be an empty list. */
  needed?: true;
  /** An empty text counts as absent. */
  nothingWhereEmpty?: true;
  /** HTML with these elements at most. */
  html?: { kind: RichTextKind; elements: readonly string[] };
  /** Each row of the list has one value, in a field `value`. */
  rowsHoldValues?: true;
  /** A list of at most one row, which is an optional object. */
  atMostOne?: true;
  /** Numbers in a text or choice, always or besides texts; see `numberOrText.ts`. */
  numbers?: 'always' | 'unless-marked' | 'where-marked';
  uploadFor?: string;
  ofPicture?: { is: PicturePart; of: string };
  /** Old name of this field: shown only where it is filled in. */
  oldNameOf?: string;
  section?: string;
  /** Field of a list's row that names the row. */
  namedBy?: string;
}

export type PicturePart = 'alt-text' | 'picture-width' | 'picture-height' | 'focus-point';

export interface PayloadBlock {
  slug: string;
  labels: PayloadLabels;
  admin: { group: string };
  fields: readonly PayloadField[];
  custom: { description: string; namedBy?: string };
}

export interface PayloadFields {
  article: readonly PayloadField[];
  blocks: readonly PayloadBlock[];
}

export const mediaCollection = 'media';

export const valueField = 'value';
