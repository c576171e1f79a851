import type { RichTextKind } from '#transformer/html/textElements.ts';

/**
 * A field of Payload's, as plain data. All keys but `custom` are Payload's own, with its meaning, so that a configuration
 * is made of them with few words; what only we read is in `custom`, which Payload leaves to its users.
 */
export interface PayloadField {
  name: string;
  type: PayloadFieldType;
  label: string;
  admin: FieldAdmin;
  required?: true;
  unique?: true;
  index?: true;
  /** Of a text or a choice: several of them. */
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
  /** What is in a group, or in each row of an array. */
  fields?: readonly PayloadField[];
  /** The slugs of the blocks that may stand here. */
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
  /** Of a number. */
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

/** What a field means in an article. */
export interface FieldMeaning {
  /** Its name in an article. Absent for what only Payload has, and for the value in a row. */
  field?: string;
  /** It is a block's own (its id, who sees it), and is next to what the block holds. */
  ofBlock?: true;
  /** An article must have it, also where Payload has nothing to ask for: an empty list is one too. */
  needed?: true;
  /** An empty text says the same as none. */
  nothingWhereEmpty?: true;
  /** It holds HTML, with these elements at most. */
  html?: { kind: RichTextKind; elements: readonly string[] };
  /** Of a list: each row holds one value, in a field `value`. */
  rowsHoldValues?: true;
  /** Of a list: it stands for an object that may be absent. Its row, where it has one, is that object. */
  atMostOne?: true;
  /** Of a text or a choice: it holds numbers, always or as well as texts; see `numberOrText.ts`. */
  numbers?: 'always' | 'unless-marked' | 'where-marked';
  /** Of an upload: the field beside it with the address that it takes the place of. */
  uploadFor?: string;
  /** Of what belongs to a picture: what it is, and the field beside it with the picture's address. */
  ofPicture?: { is: PicturePart; of: string };
  /** The field beside it that it is an old name of: to be offered only where it is filled in. */
  oldNameOf?: string;
  /** The part of the form that it is in. */
  section?: string;
  /** Of a list: the field whose value names a row. */
  namedBy?: string;
}

export type PicturePart = 'alt-text' | 'picture-width' | 'picture-height' | 'focus-point';

/** A block of Payload's: one of our block types. */
export interface PayloadBlock {
  slug: string;
  labels: PayloadLabels;
  admin: { group: string };
  fields: readonly PayloadField[];
  custom: { description: string; namedBy?: string };
}

/** All that Payload has to know of what we publish: an article's own fields, and a block for each block type. */
export interface PayloadFields {
  article: readonly PayloadField[];
  blocks: readonly PayloadBlock[];
}

/** The collection of pictures that uploads lead to. */
export const mediaCollection = 'media';

/** The field of a row that holds one value. */
export const valueField = 'value';
